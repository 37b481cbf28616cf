import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'ifEmpty',
  group: 'conditional',
  description: {
    en: 'The value, or another one when it is empty: nothing, an empty text, list or object. 0 and false are not empty.',
    ru: 'Значение или замена ему, если оно пустое: ничего, пустой текст, список или объект. 0 и false не пустые.',
  },
  parameters: [
    { name: 'value', type: 'any' },
    { name: 'fallback', type: 'any' },
    { name: 'whenFilled', type: 'any', optional: true },
  ],
  result: 'any',
  lazy: true,
  examples: [
    ["ifEmpty('', 'No name')", 'No name'],
    ['ifEmpty(0, 5)', 0],
    ['ifEmpty([], 5)', 5],
    ['ifEmpty({}, 5)', 5],
    ["ifEmpty('a', 5, 9)", 9],
    ["ifEmpty('kept', missing.field)", 'kept'],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'typeOf',
  group: 'utils',
  description: {
    en: 'What a value is: nothing, text, number, boolean, list, object, date or file.',
    ru: 'Что это за значение: nothing, text, number, boolean, list, object, date или file.',
  },
  parameters: [{ name: 'value', type: 'any' }],
  result: 'text',
  examples: [
    ["typeOf('a')", 'text'],
    ['typeOf(1)', 'number'],
    ['typeOf([1])', 'list'],
    ['typeOf({ a: 1 })', 'object'],
    ['typeOf(null)', 'nothing'],
    ['typeOf(true)', 'boolean'],
  ],
})

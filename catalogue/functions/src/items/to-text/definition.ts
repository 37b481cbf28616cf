import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'toText',
  group: 'text',
  description: {
    en: 'A value as a text: nothing as an empty one, lists and objects as JSON.',
    ru: 'Значение в виде текста: пустое — пустым, списки и объекты — как JSON.',
  },
  parameters: [{ name: 'value', type: 'any' }],
  result: 'text',
  examples: [
    ['toText(12.5)', '12.5'],
    ['toText(null)', ''],
    ["toText({ a: [1, 'b'] })", '{"a":[1,"b"]}'],
    ['toText(false)', 'false'],
  ],
})

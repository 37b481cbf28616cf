import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'isText',
  group: 'utils',
  description: {
    en: 'Whether a value is a text, the empty one included.',
    ru: 'Является ли значение текстом, в том числе пустым.',
  },
  parameters: [{ name: 'value', type: 'any' }],
  result: 'boolean',
  examples: [
    ["isText('a')", true],
    ["isText('')", true],
    ['isText(5)', false],
  ],
})

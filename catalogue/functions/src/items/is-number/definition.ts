import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'isNumber',
  group: 'utils',
  description: {
    en: 'Whether a value is a number; NaN and the text of a number are none.',
    ru: 'Является ли значение числом; NaN и число в виде текста — нет.',
  },
  parameters: [{ name: 'value', type: 'any' }],
  result: 'boolean',
  examples: [
    ['isNumber(5)', true],
    ["isNumber('5')", false],
    ["isNumber(toNumber('x'))", false],
    ['isNumber(null)', false],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'toNumber',
  group: 'math',
  description: {
    en: 'The number that a text begins with; NaN when there is none.',
    ru: 'Число, с которого начинается текст; NaN, если его нет.',
  },
  parameters: [{ name: 'value', type: 'any' }],
  result: 'number',
  examples: [
    ["toNumber('12px')", 12],
    ["toNumber(' -3.5 ')", -3.5],
    ["toNumber('x')", Number.NaN],
    ['toNumber(7)', 7],
    ['toNumber(null)', Number.NaN],
  ],
})

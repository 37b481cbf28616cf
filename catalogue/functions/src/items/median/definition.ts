import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'median',
  group: 'math',
  description: {
    en: 'The number in the middle of numbers in order; between the two middle ones when they are even in number.',
    ru: 'Число в середине упорядоченных чисел; при чётном количестве — среднее двух средних.',
  },
  parameters: [{ name: 'numbers', type: ['number', 'text', 'list'], optional: true, rest: 1 }],
  result: 'number',
  examples: [
    ['median(9, 1, 5)', 5],
    ['median([1, 2, 3, 10])', 2.5],
    ['median([])', undefined],
    ["median('x')", { error: 'All parameters must be numbers' }],
  ],
})

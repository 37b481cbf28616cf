import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'sum',
  group: 'math',
  description: {
    en: 'Total of numbers, or of a list of numbers. Texts of numbers count, empty values do not.',
    ru: 'Сумма чисел или списка чисел. Числа в виде текста учитываются, пустые значения — нет.',
  },
  parameters: [{ name: 'numbers', type: ['number', 'text', 'list'], optional: true, rest: 1 }],
  result: 'number',
  examples: [
    ['sum([1, 2, 3])', 6],
    ["sum(1, '2.5', null)", 3.5],
    ['sum([])', 0],
    ['sum({ data: [1, 2] }, 3)', 6],
    ["sum([1, 'two'])", { error: 'All parameters must be numbers' }],
  ],
})

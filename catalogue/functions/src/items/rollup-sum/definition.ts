import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'rollupSum',
  group: 'math',
  description: {
    en: 'Total of one field of all rows. Empty values do not count; texts of numbers do.',
    ru: 'Сумма одного поля всех строк. Пустые значения не учитываются, числа в виде текста — учитываются.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'path', type: 'text' },
  ],
  result: 'number',
  examples: [
    ["rollupSum([{ a: 1 }, { a: '2.5' }, { a: null }, {}], 'a')", 3.5],
    ["rollupSum([{ price: { net: 4 } }, { price: { net: 6 } }], 'price.net')", 10],
    ["rollupSum([{ a: 1 }, { a: 'many' }], 'a')", Number.NaN],
    ["rollupSum([], 'a')", 0],
    ["rollupSum(5, 'a')", { error: 'First parameter must be an array (or collection)' }],
    ['rollupSum([], 1)', { error: 'Second parameter must be a text' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'sumBy',
  group: 'array',
  description: {
    en: 'Total of what a function makes of every item, or of one field. Empty values do not count.',
    ru: 'Сумма результатов функции для каждого элемента или одного поля. Пустые значения не учитываются.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'callback', type: ['callback', 'text'] },
  ],
  result: 'number',
  examples: [
    ["sumBy([{ a: 1 }, { a: '2.5' }, { a: null }], 'a')", 3.5],
    ['sumBy([{ n: 2, price: 3 }, { n: 1, price: 4 }], (row) => row.n * row.price)', 10],
    ["sumBy([], 'a')", 0],
    ["sumBy([{ a: 'x' }], 'a')", { error: 'All parameters must be numbers' }],
    ["sumBy(5, 'a')", { error: 'First parameter must be an array (or collection)' }],
    ['sumBy([1], 5)', { error: 'Second parameter must be a function or a text' }],
  ],
})

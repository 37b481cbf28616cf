import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'sortBy',
  group: 'array',
  description: {
    en: 'A list sorted by a field, each further field deciding between equal rows; an order goes with each, asc when it is left out.',
    ru: 'Список, отсортированный по полю; следующие поля решают между равными строками; у каждого свой порядок, по умолчанию asc.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'callback', type: ['callback', 'text'] },
    { name: 'order', type: 'text', optional: true, default: 'asc', rest: 2 },
  ],
  result: 'list',
  examples: [
    ["sortBy([{ a: 2 }, { a: 1 }], 'a')", [{ a: 1 }, { a: 2 }]],
    [
      "sortBy([{ a: 1, b: 1 }, { a: 1, b: 2 }, { a: 0, b: 3 }], 'a', 'asc', 'b', 'desc')",
      [
        { a: 0, b: 3 },
        { a: 1, b: 2 },
        { a: 1, b: 1 },
      ],
    ],
    ["sortBy(['bbb', 'a', 'cc'], (item) => length(item), 'desc')", ['bbb', 'cc', 'a']],
    ["sortBy(5, 'a')", { error: 'First parameter must be an array (or collection)' }],
    ['sortBy([1])', { error: 'Second parameter must be a function or a text' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'sort',
  group: 'array',
  description: {
    en: 'A sorted list, by its items or by a field. Any order but asc is descending; equal rows keep their order.',
    ru: 'Отсортированный список — по элементам или по полю. Любой порядок, кроме asc, — по убыванию; равные строки сохраняют порядок.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'order', type: 'text', optional: true, default: 'asc' },
    { name: 'path', type: ['text', 'callback'], optional: true },
  ],
  result: 'list',
  examples: [
    ['sort([3, 10, 2])', [2, 3, 10]],
    ["sort([3, 10, 2], 'desc')", [10, 3, 2]],
    ["sort([{ a: 'b' }, { a: 'a' }], 'asc', 'a')", [{ a: 'a' }, { a: 'b' }]],
    ["sort([1, null, 0], 'asc')", [null, 0, 1]],
    ["sort('cab')", { error: 'First parameter must be an array (or collection)' }],
    ["sort([], 'asc', 5)", { error: 'Third parameter must be a function or a text' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'minBy',
  group: 'array',
  description: {
    en: 'The item with the lowest value, the first of equal ones. Items whose value is empty do not count.',
    ru: 'Элемент с наименьшим значением, первый из равных. Элементы с пустым значением не учитываются.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'callback', type: ['callback', 'text'] },
  ],
  result: 'any',
  examples: [
    ["minBy([{ a: 2 }, { a: 1 }, { a: null }], 'a')", { a: 1 }],
    ["minBy(['bb', 'a'], (item) => length(item))", 'a'],
    ["minBy([], 'a')", undefined],
    ["minBy(5, 'a')", { error: 'First parameter must be an array (or collection)' }],
    ['minBy([1], 5)', { error: 'Second parameter must be a function or a text' }],
  ],
})

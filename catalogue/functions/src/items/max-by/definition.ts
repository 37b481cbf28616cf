import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'maxBy',
  group: 'array',
  description: {
    en: 'The item with the highest value, the first of equal ones. Items whose value is empty do not count.',
    ru: 'Элемент с наибольшим значением, первый из равных. Элементы с пустым значением не учитываются.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'callback', type: ['callback', 'text'] },
  ],
  result: 'any',
  examples: [
    ["maxBy([{ a: 2 }, { a: 3 }, { a: null }], 'a')", { a: 3 }],
    ["maxBy(['bb', 'a'], (item) => length(item))", 'bb'],
    ["maxBy([{}], 'a')", undefined],
    ["maxBy(5, 'a')", { error: 'First parameter must be an array (or collection)' }],
    ['maxBy([1], 5)', { error: 'Second parameter must be a function or a text' }],
  ],
})

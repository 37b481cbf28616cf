import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'find',
  group: 'array',
  description: {
    en: 'The first item for which a function says yes, or whose field is filled or true; nothing when there is none.',
    ru: 'Первый элемент, подходящий функции, или с заполненным полем; ничего, если такого нет.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'callback', type: ['callback', 'text'] },
  ],
  result: 'any',
  examples: [
    ['find([1, 5, 9], (item) => item > 3)', 5],
    ['find([1], (item) => item > 3)', undefined],
    ["find([{ done: false }, { done: true }], 'done')", { done: true }],
    ["find(5, 'a')", { error: 'First parameter must be an array (or collection)' }],
    ['find([1], 5)', { error: 'Second parameter must be a function or a text' }],
  ],
})

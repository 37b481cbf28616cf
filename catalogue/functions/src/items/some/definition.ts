import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'some',
  group: 'array',
  description: {
    en: 'Whether a function says yes to at least one item, or a field is filled or true in one.',
    ru: 'Подходит ли функции хотя бы один элемент или заполнено ли поле хотя бы в одном.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'callback', type: ['callback', 'text'] },
  ],
  result: 'boolean',
  examples: [
    ['some([1, 5], (item) => item > 3)', true],
    ['some([], (item) => true)', false],
    ["some([{ done: false }, { done: true }], 'done')", true],
    ["some(5, 'a')", { error: 'First parameter must be an array (or collection)' }],
    ['some([1], 5)', { error: 'Second parameter must be a function or a text' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'every',
  group: 'array',
  description: {
    en: 'Whether a function says yes to all items, or a field is filled or true in all.',
    ru: 'Подходят ли функции все элементы или заполнено ли поле во всех.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'callback', type: ['callback', 'text'] },
  ],
  result: 'boolean',
  examples: [
    ['every([1, 5], (item) => item > 3)', false],
    ['every([], (item) => false)', true],
    ["every([{ done: true }], 'done')", true],
    ["every(5, 'a')", { error: 'First parameter must be an array (or collection)' }],
    ['every([1], 5)', { error: 'Second parameter must be a function or a text' }],
  ],
})

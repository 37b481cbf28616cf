import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'count',
  group: 'array',
  description: {
    en: 'How many items there are; with a function, for how many it says yes; with a path, in how many the field is filled or true.',
    ru: 'Сколько элементов; с функцией — сколько ей подходят; с путём — в скольких поле заполнено или истинно.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'callback', type: ['callback', 'text'], optional: true },
  ],
  result: 'number',
  examples: [
    ['count([1, null, 3])', 3],
    ['count([1, 5, 9], (item) => item > 3)', 2],
    ["count([{ done: true }, {}], 'done')", 1],
    ["count('text')", { error: 'First parameter must be an array (or collection)' }],
    ['count([1], 5)', { error: 'Second parameter must be a function or a text' }],
  ],
})

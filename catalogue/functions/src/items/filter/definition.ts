import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'filter',
  group: 'array',
  description: {
    en: 'The items for which a function says yes, or whose field is filled or true.',
    ru: 'Элементы, подходящие функции, или те, у которых поле заполнено или истинно.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'callback', type: ['callback', 'text'] },
  ],
  result: 'list',
  examples: [
    ['filter([1, 5, 9], (item) => item > 3)', [5, 9]],
    ["filter(['a', 'b', 'c'], (item, index) => index > 0)", ['b', 'c']],
    ["filter([{ done: true }, { done: false }], 'done')", [{ done: true }]],
    ["filter(5, 'a')", { error: 'First parameter must be an array (or collection)' }],
    ['filter([1], 5)', { error: 'Second parameter must be a function or a text' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'mapEach',
  group: 'array',
  description: {
    en: 'What a function makes of every item, or one field of every row.',
    ru: 'Результат функции для каждого элемента или одно поле каждой строки.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'callback', type: ['callback', 'text'] },
  ],
  result: 'list',
  examples: [
    ['mapEach([1, 2], (item) => item * 10)', [10, 20]],
    ["mapEach(['a', 'b'], (item, index) => index)", [0, 1]],
    ["mapEach([{ a: { b: 1 } }, null], 'a.b')", [1, undefined]],
    ["mapEach(5, 'a')", { error: 'First parameter must be an array (or collection)' }],
    ['mapEach([1], 5)', { error: 'Second parameter must be a function or a text' }],
  ],
})

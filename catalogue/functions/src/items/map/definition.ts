import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'map',
  group: 'array',
  description: {
    en: 'One field of every row; with several keys, rows that have only these; or what a function makes of every row.',
    ru: 'Одно поле каждой строки; с несколькими ключами — строки только с ними; или результат функции для каждой строки.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'key', type: ['text', 'callback'], rest: 1 },
  ],
  result: 'list',
  examples: [
    ["map([{ a: { b: 1 } }, null], 'a.b')", [1, null]],
    ["map([{ a: 1, b: 2, c: 3 }], 'a', 'b')", [{ a: 1, b: 2 }]],
    ["map([null], 'a', 'b')", [{}]],
    ['map([1, 2], (item) => item * 2)', [2, 4]],
    ["map('abc', 'a')", { error: 'First parameter must be an array (or collection)' }],
    ['map([1], 2)', { error: 'Second parameter must be a function or a text' }],
  ],
})

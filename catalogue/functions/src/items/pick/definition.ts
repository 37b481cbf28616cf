import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'pick',
  group: 'object',
  description: {
    en: 'An object with only these keys; those it lacks hold nothing.',
    ru: 'Объект только с этими ключами; недостающие ничего не содержат.',
  },
  parameters: [
    { name: 'object', type: 'object' },
    { name: 'keys', type: ['text', 'number', 'list'], rest: 1 },
  ],
  result: 'object',
  examples: [
    ["pick({ a: 1, b: 2 }, 'a')", { a: 1 }],
    ["pick({ a: 1 }, 'a', 'z')", { a: 1, z: undefined }],
    ["pick({ a: 1, b: 2, c: 3 }, ['a', 'c'])", { a: 1, c: 3 }],
    ["pick([1], 'a')", { error: 'First parameter must be an object' }],
  ],
})

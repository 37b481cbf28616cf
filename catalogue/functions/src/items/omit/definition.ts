import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'omit',
  group: 'object',
  description: { en: 'An object without these keys.', ru: 'Объект без этих ключей.' },
  parameters: [
    { name: 'object', type: 'object' },
    { name: 'keys', type: ['text', 'number', 'list'], rest: 1 },
  ],
  result: 'object',
  examples: [
    ["omit({ a: 1, b: 2 }, 'b')", { a: 1 }],
    ["omit({ a: 1, b: 2, c: 3 }, ['a', 'c'])", { b: 2 }],
    ["omit({ a: 1 }, 'z')", { a: 1 }],
    ["omit(null, 'a')", { error: 'First parameter must be an object' }],
  ],
})

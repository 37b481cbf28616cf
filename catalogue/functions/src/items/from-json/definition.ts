import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'fromJson',
  group: 'utils',
  description: { en: 'The value that a JSON text describes.', ru: 'Значение, которое описывает текст JSON.' },
  parameters: [{ name: 'text', type: 'text' }],
  result: 'any',
  examples: [
    ['fromJson(\'{"a":[1,2]}\')', { a: [1, 2] }],
    ['fromJson(\'"text"\')', 'text'],
    ['fromJson(\'{"__proto__":{"a":1},"b":2}\')', { b: 2 }],
    ["fromJson('{bad')", { error: 'First parameter must be a JSON text' }],
    ['fromJson(5)', { error: 'First parameter must be a text' }],
  ],
})

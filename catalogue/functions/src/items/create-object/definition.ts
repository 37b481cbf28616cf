import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'createObject',
  group: 'object',
  description: { en: 'An object of keys and values, given in turn.', ru: 'Объект из ключей и значений, заданных по очереди.' },
  parameters: [
    { name: 'key', type: ['text', 'number'] },
    { name: 'value', type: 'any', rest: 2 },
  ],
  result: 'object',
  examples: [
    ["createObject('a', 1, 'b', [2])", { a: 1, b: [2] }],
    ["createObject('a', 1, 'b')", { a: 1, b: undefined }],
    ["createObject('', 1)", { error: 'A key must be a text that is not empty; "" is not' }],
    ['createObject({ a: 1 }, 1)', { error: 'A key must be a text that is not empty; "{"a":1}" is not' }],
    ["createObject('constructor', 1)", { error: 'constructor cannot be used in a formula' }],
  ],
})

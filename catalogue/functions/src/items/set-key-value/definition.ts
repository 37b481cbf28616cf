import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'setKeyValue',
  group: 'object',
  description: { en: 'A copy of an object with one key set.', ru: 'Копия объекта с одним заданным ключом.' },
  parameters: [
    { name: 'object', type: 'object' },
    { name: 'key', type: ['text', 'number'] },
    { name: 'value', type: 'any' },
  ],
  result: 'object',
  examples: [
    ["setKeyValue({ a: 1 }, 'b', 2)", { a: 1, b: 2 }],
    ["setKeyValue({ a: 1 }, 'a.b', 2)", { a: 1, 'a.b': 2 }],
    ["setKeyValue([1], 'a', 2)", { error: 'First parameter must be an object' }],
    ["setKeyValue({}, '', 2)", { error: 'A key must be a text that is not empty; "" is not' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'lookup',
  group: 'array',
  description: {
    en: 'The first row whose field equals a value; nothing when there is none.',
    ru: 'Первая строка, у которой поле равно значению; ничего, если такой нет.',
  },
  parameters: [
    { name: 'value', type: 'any' },
    { name: 'list', type: 'list' },
    { name: 'path', type: 'text', optional: true, default: 'id' },
  ],
  result: 'any',
  examples: [
    ['lookup(2, [{ id: 1 }, { id: 2 }])', { id: 2 }],
    ["lookup('b', [{ key: { x: 'b' } }], 'key.x')", { key: { x: 'b' } }],
    ['lookup(9, [{ id: 1 }])', undefined],
    ['lookup(1, 2)', { error: 'Second parameter must be an array (or collection)' }],
    ['lookup(1, [], 5)', { error: 'Third parameter must be a text' }],
  ],
})

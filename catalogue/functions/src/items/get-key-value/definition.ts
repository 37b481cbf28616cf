import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'getKeyValue',
  group: 'object',
  description: {
    en: 'The value at a key or a path such as owner.name; nothing when there is none.',
    ru: 'Значение по ключу или пути вида owner.name; ничего, если его нет.',
  },
  parameters: [
    { name: 'object', type: ['object', 'list'] },
    { name: 'path', type: ['text', 'number'] },
  ],
  result: 'any',
  examples: [
    ["getKeyValue({ a: { b: 1 } }, 'a.b')", 1],
    ["getKeyValue({ tags: ['x', 'y'] }, 'tags.1')", 'y'],
    ["getKeyValue({ a: 1 }, 'z.y')", undefined],
    ["getKeyValue(null, 'a')", { error: 'First parameter must be an object' }],
    ['getKeyValue({}, null)', { error: 'A key must be a text that is not empty; "" is not' }],
    ["getKeyValue({}, 'a.__proto__')", { error: '__proto__ cannot be used in a formula' }],
  ],
})

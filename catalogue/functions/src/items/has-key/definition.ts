import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'hasKey',
  group: 'object',
  description: {
    en: 'Whether an object has something at a key or a path such as owner.name.',
    ru: 'Есть ли в объекте что-нибудь по ключу или пути вида owner.name.',
  },
  parameters: [
    { name: 'object', type: ['object', 'list'] },
    { name: 'path', type: ['text', 'number'] },
  ],
  result: 'boolean',
  examples: [
    ["hasKey({ a: { b: 0 } }, 'a.b')", true],
    ["hasKey({ a: null }, 'a')", false],
    ["hasKey({ a: 1 }, 'toString')", false],
    ["hasKey('text', 'length')", { error: 'First parameter must be an object' }],
  ],
})

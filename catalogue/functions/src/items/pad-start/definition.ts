import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'padStart',
  group: 'text',
  description: {
    en: 'The text, filled at its beginning until it has a length.',
    ru: 'Текст, дополненный в начале до заданной длины.',
  },
  parameters: [
    { name: 'text', type: 'any' },
    { name: 'length', type: 'number' },
    { name: 'fill', type: 'text', optional: true, default: 'space' },
  ],
  result: 'text',
  examples: [
    ["padStart(7, 3, '0')", '007'],
    ["padStart('abc', 5)", '  abc'],
    ["padStart('abcdef', 3, '0')", 'abcdef'],
    ["padStart('a', 'x')", { error: 'Second parameter must be a number' }],
  ],
})

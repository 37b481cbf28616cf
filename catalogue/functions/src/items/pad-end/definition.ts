import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'padEnd',
  group: 'text',
  description: { en: 'The text, filled at its end until it has a length.', ru: 'Текст, дополненный в конце до заданной длины.' },
  parameters: [
    { name: 'text', type: 'any' },
    { name: 'length', type: 'number' },
    { name: 'fill', type: 'text', optional: true, default: 'space' },
  ],
  result: 'text',
  examples: [
    ["padEnd('abc', 5, '.')", 'abc..'],
    ["padEnd(1.5, 4, '0')", '1.50'],
    ["padEnd('a', 3, 5)", { error: 'Third parameter must be a text' }],
  ],
})

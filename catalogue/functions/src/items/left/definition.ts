import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'left',
  group: 'text',
  description: { en: 'The first characters of a text.', ru: 'Первые символы текста.' },
  parameters: [
    { name: 'text', type: 'text' },
    { name: 'count', type: 'number', optional: true, default: '1' },
  ],
  result: 'text',
  examples: [
    ["left('banana', 3)", 'ban'],
    ["left('banana')", 'b'],
    ["left('ab', 10)", 'ab'],
    ["left('banana', 'x')", { error: 'Second parameter must be a number' }],
  ],
})

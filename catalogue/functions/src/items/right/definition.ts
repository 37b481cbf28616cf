import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'right',
  group: 'text',
  description: { en: 'The last characters of a text.', ru: 'Последние символы текста.' },
  parameters: [
    { name: 'text', type: 'text' },
    { name: 'count', type: 'number', optional: true, default: '1' },
  ],
  result: 'text',
  examples: [
    ["right('banana', 3)", 'ana'],
    ["right('banana')", 'a'],
    ["right('ab', 0)", ''],
    ['right(12, 1)', { error: 'First parameter must be a text' }],
  ],
})

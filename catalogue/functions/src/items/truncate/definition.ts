import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'truncate',
  group: 'text',
  description: {
    en: 'A text cut to a length, with an ending that shows it.',
    ru: 'Текст, обрезанный до длины, с окончанием, которое это показывает.',
  },
  parameters: [
    { name: 'text', type: 'any' },
    { name: 'length', type: 'number' },
    { name: 'ending', type: 'text', optional: true, default: '…' },
  ],
  result: 'text',
  examples: [
    ["truncate('The quick brown fox', 10)", 'The quick…'],
    ["truncate('short', 10)", 'short'],
    ["truncate('The quick brown fox', 8, '...')", 'The q...'],
    ["truncate('The quick', 'x')", { error: 'Second parameter must be a number' }],
  ],
})

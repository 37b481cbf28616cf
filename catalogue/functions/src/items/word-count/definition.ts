import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'wordCount',
  group: 'text',
  description: { en: 'How many words a text has.', ru: 'Сколько в тексте слов.' },
  parameters: [{ name: 'text', type: 'any' }],
  result: 'number',
  examples: [
    ["wordCount('The quick brown fox')", 4],
    ["wordCount('  spaces   between ')", 2],
    ["wordCount('')", 0],
    ['wordCount(null)', 0],
  ],
})

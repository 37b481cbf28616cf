import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'initials',
  group: 'text',
  description: { en: 'The first letters of the first words of a name.', ru: 'Первые буквы первых слов имени.' },
  parameters: [
    { name: 'text', type: 'any' },
    { name: 'count', type: 'number', optional: true, default: '2' },
  ],
  result: 'text',
  examples: [
    ["initials('Ada Lovelace')", 'AL'],
    ["initials('иван сергеевич тургенев', 3)", 'ИСТ'],
    ["initials('')", ''],
    ["initials('Ada', 'x')", { error: 'Second parameter must be a number' }],
  ],
})

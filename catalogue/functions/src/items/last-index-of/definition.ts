import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'lastIndexOf',
  group: 'text',
  description: {
    en: 'Last place at which a text holds a part, 0 for the beginning; -1 when it does not.',
    ru: 'Последнее место, с которого в тексте начинается часть, 0 — начало; -1, если её нет.',
  },
  parameters: [
    { name: 'text', type: 'text' },
    { name: 'part', type: 'text' },
  ],
  result: 'number',
  examples: [
    ["lastIndexOf('banana', 'an')", 3],
    ["lastIndexOf('banana', 'x')", -1],
    ["lastIndexOf(5, 'x')", { error: 'First parameter must be a text' }],
  ],
})

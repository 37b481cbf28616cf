import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'indexOf',
  group: 'text',
  description: {
    en: 'Place at which a text holds a part, 0 for the beginning; -1 when it does not.',
    ru: 'Место, с которого в тексте начинается часть, 0 — начало; -1, если её нет.',
  },
  parameters: [
    { name: 'text', type: 'text' },
    { name: 'part', type: 'text' },
    { name: 'start', type: 'number', optional: true, default: '0' },
  ],
  result: 'number',
  examples: [
    ["indexOf('banana', 'an')", 1],
    ["indexOf('banana', 'an', 2)", 3],
    ["indexOf('', 'a')", -1],
    ["indexOf('banana', 'x')", -1],
    ["indexOf(['a'], 'a')", { error: 'First parameter must be a text' }],
    ["indexOf('banana', 1)", { error: 'Second parameter must be a text' }],
  ],
})

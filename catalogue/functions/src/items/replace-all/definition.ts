import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'replaceAll',
  group: 'text',
  description: {
    en: 'The text with every place that holds a part replaced.',
    ru: 'Текст, в котором заменены все вхождения части.',
  },
  parameters: [
    { name: 'text', type: 'text' },
    { name: 'part', type: 'text' },
    { name: 'replacement', type: 'text' },
  ],
  result: 'text',
  examples: [
    ["replaceAll('banana', 'an', '_')", 'b__a'],
    ["replaceAll('a.b.c', '.', '$1')", 'a$1b$1c'],
    ["replaceAll('banana', '', '-')", 'banana'],
    ["replaceAll(null, 'a', 'b')", { error: 'First parameter must be a text' }],
  ],
})

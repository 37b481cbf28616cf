import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'split',
  group: 'text',
  description: {
    en: 'The parts of a text between separators. An empty separator gives its characters.',
    ru: 'Части текста между разделителями. С пустым разделителем — его символы.',
  },
  parameters: [
    { name: 'text', type: 'text' },
    { name: 'separator', type: 'text' },
  ],
  result: 'list',
  examples: [
    ["split('a,b,,c', ',')", ['a', 'b', '', 'c']],
    ["split('héé', '')", ['h', 'é', 'é']],
    ["split('', ',')", ['']],
    ["split(5, ',')", { error: 'First parameter must be a text' }],
    ["split('a', 1)", { error: 'Second parameter must be a text' }],
  ],
})

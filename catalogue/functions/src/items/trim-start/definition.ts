import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'trimStart',
  group: 'text',
  description: { en: 'The text without spaces at its beginning.', ru: 'Текст без пробелов в начале.' },
  parameters: [{ name: 'text', type: 'any' }],
  result: 'text',
  examples: [
    ["trimStart('  a ')", 'a '],
    ['trimStart(12)', '12'],
  ],
})

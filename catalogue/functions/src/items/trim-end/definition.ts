import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'trimEnd',
  group: 'text',
  description: { en: 'The text without spaces at its end.', ru: 'Текст без пробелов в конце.' },
  parameters: [{ name: 'text', type: 'any' }],
  result: 'text',
  examples: [
    ["trimEnd(' a  ')", ' a'],
    ['trimEnd(true)', 'true'],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'uppercase',
  group: 'text',
  description: { en: 'The text in capital letters.', ru: 'Текст прописными буквами.' },
  parameters: [{ name: 'text', type: 'text' }],
  result: 'text',
  examples: [
    ["uppercase('Hello àé')", 'HELLO ÀÉ'],
    ["uppercase('straße')", 'STRASSE'],
    ["uppercase('')", ''],
    ['uppercase(null)', { error: 'First parameter must be a text' }],
  ],
})

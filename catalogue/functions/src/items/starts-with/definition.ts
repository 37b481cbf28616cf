import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'startsWith',
  group: 'text',
  description: {
    en: 'Whether a text begins with a part. Capital and small letters differ.',
    ru: 'Начинается ли текст с части. Прописные и строчные буквы различаются.',
  },
  parameters: [
    { name: 'text', type: 'text' },
    { name: 'part', type: 'text' },
  ],
  result: 'boolean',
  examples: [
    ["startsWith('banana', 'ba')", true],
    ["startsWith('banana', 'BA')", false],
    ["startsWith('banana', '')", true],
    ["startsWith(5, '5')", { error: 'First parameter must be a text' }],
  ],
})

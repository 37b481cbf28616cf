import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'textLength',
  group: 'text',
  description: { en: 'How many characters a text has.', ru: 'Сколько в тексте символов.' },
  parameters: [{ name: 'text', type: 'text' }],
  result: 'number',
  examples: [
    ["textLength('hello')", 5],
    ["textLength('')", 0],
    ['textLength(12345)', { error: 'First parameter must be a text' }],
  ],
})

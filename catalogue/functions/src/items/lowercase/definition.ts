import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'lowercase',
  group: 'text',
  description: { en: 'The text in small letters.', ru: 'Текст строчными буквами.' },
  parameters: [{ name: 'text', type: 'text' }],
  result: 'text',
  examples: [
    ["lowercase('Hello ÀÉ')", 'hello àé'],
    ["lowercase('')", ''],
    ['lowercase(5)', { error: 'First parameter must be a text' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'lower',
  group: 'text',
  description: { en: 'Older name of lowercase.', ru: 'Прежнее имя функции lowercase.' },
  parameters: [{ name: 'text', type: 'text' }],
  result: 'text',
  replacedBy: 'lowercase',
  examples: [
    ["lower('Hello')", 'hello'],
    ['lower(5)', { error: 'First parameter must be a text' }],
  ],
})

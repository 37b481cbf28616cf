import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'trim',
  group: 'text',
  description: { en: 'The text without spaces at both ends.', ru: 'Текст без пробелов по краям.' },
  parameters: [{ name: 'text', type: 'any' }],
  result: 'text',
  examples: [
    ["trim('  a b  ')", 'a b'],
    ['trim(12)', '12'],
    ['trim(null)', ''],
  ],
})

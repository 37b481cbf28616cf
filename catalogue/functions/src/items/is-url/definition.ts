import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'isUrl',
  group: 'text',
  description: {
    en: 'Whether a text is a whole address that begins with http:// or https://.',
    ru: 'Является ли текст полным адресом, который начинается с http:// или https://.',
  },
  parameters: [{ name: 'text', type: 'any' }],
  result: 'boolean',
  examples: [
    ["isUrl('https://example.com/a?b=1')", true],
    ["isUrl('example.com')", false],
    ["isUrl('javascript:alert(1)')", false],
    ['isUrl(null)', false],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'isEmail',
  group: 'text',
  description: { en: 'Whether a text is an email address.', ru: 'Является ли текст адресом электронной почты.' },
  parameters: [{ name: 'text', type: 'any' }],
  result: 'boolean',
  examples: [
    ["isEmail('ada@example.com')", true],
    ["isEmail('почта@пример.рф')", true],
    ["isEmail('ada@example')", false],
    ["isEmail('ada lovelace@example.com')", false],
    ["isEmail('')", false],
    ['isEmail(5)', false],
  ],
})

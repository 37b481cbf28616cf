import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'endsWith',
  group: 'text',
  description: {
    en: 'Whether a text ends with a part. Capital and small letters differ.',
    ru: 'Заканчивается ли текст частью. Прописные и строчные буквы различаются.',
  },
  parameters: [
    { name: 'text', type: 'text' },
    { name: 'part', type: 'text' },
  ],
  result: 'boolean',
  examples: [
    ["endsWith('report.pdf', '.pdf')", true],
    ["endsWith('report.pdf', '.doc')", false],
    ["endsWith('report.pdf', null)", { error: 'Second parameter must be a text' }],
  ],
})

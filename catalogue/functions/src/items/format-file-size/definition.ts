import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'formatFileSize',
  group: 'file',
  description: {
    en: 'A number of bytes as people write it, for the language of the page or another one.',
    ru: 'Число байтов в привычной записи на языке страницы или другом.',
  },
  parameters: [
    { name: 'bytes', type: 'number' },
    { name: 'digits', type: 'number', optional: true, default: '1' },
    { name: 'locale', type: 'text', optional: true, default: 'page' },
  ],
  result: 'text',
  examples: [
    ['formatFileSize(1536)', '1.5 kB'],
    ['formatFileSize(999)', '999 byte'],
    ['formatFileSize(5242880)', '5 MB'],
    ["formatFileSize('big')", { error: 'First parameter must be a number' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'formatNumber',
  group: 'text',
  description: {
    en: 'A number written for the language of the page, or another one.',
    ru: 'Число, записанное по правилам языка страницы или другого.',
  },
  parameters: [
    { name: 'number', type: 'number' },
    { name: 'digits', type: 'number', optional: true },
    { name: 'locale', type: 'text', optional: true, default: 'page' },
  ],
  result: 'text',
  examples: [
    ['formatNumber(1234567.891, 2)', '1,234,567.89'],
    ['formatNumber(0.5)', '0.5'],
    ["formatNumber(1234.5, 2, 'de')", '1.234,50'],
    ["formatNumber(5, 0, 'no such language')", '5'],
    ["formatNumber('many')", { error: 'First parameter must be a number' }],
  ],
})

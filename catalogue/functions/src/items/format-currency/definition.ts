import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'formatCurrency',
  group: 'text',
  description: {
    en: 'An amount of money written for the language of the page, or another one. A currency is three letters, such as EUR.',
    ru: 'Сумма денег, записанная по правилам языка страницы или другого. Валюта — три буквы, например EUR.',
  },
  parameters: [
    { name: 'amount', type: 'number' },
    { name: 'currency', type: 'text' },
    { name: 'digits', type: 'number', optional: true },
    { name: 'locale', type: 'text', optional: true, default: 'page' },
  ],
  result: 'text',
  examples: [
    ["formatCurrency(1234.5, 'USD')", '$1,234.50'],
    ["formatCurrency(1234.5, 'EUR', 0, 'de')", '1.235\u00a0€'],
    ["formatCurrency(1200, 'JPY')", '¥1,200'],
    ["formatCurrency(5, 'euro')", { error: 'Second parameter must be a currency such as EUR' }],
    ["formatCurrency('x', 'EUR')", { error: 'First parameter must be a number' }],
  ],
})

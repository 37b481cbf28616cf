import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'formatPercent',
  group: 'text',
  description: {
    en: 'A share written as percent for the language of the page, or another one: 0.5 is 50%.',
    ru: 'Доля, записанная в процентах по правилам языка страницы или другого: 0,5 — это 50 %.',
  },
  parameters: [
    { name: 'share', type: 'number' },
    { name: 'digits', type: 'number', optional: true, default: '0' },
    { name: 'locale', type: 'text', optional: true, default: 'page' },
  ],
  result: 'text',
  examples: [
    ['formatPercent(0.256)', '26%'],
    ['formatPercent(0.256, 1)', '25.6%'],
    ["formatPercent(0.5, 0, 'de')", '50\u00a0%'],
    ['formatPercent(null)', { error: 'First parameter must be a number' }],
  ],
})

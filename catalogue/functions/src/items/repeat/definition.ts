import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'repeat',
  group: 'text',
  description: { en: 'The text, many times in a row.', ru: 'Текст, повторённый несколько раз подряд.' },
  parameters: [
    { name: 'text', type: 'any' },
    { name: 'times', type: 'number' },
  ],
  result: 'text',
  examples: [
    ["repeat('ab', 3)", 'ababab'],
    ["repeat('-', 0)", ''],
    ["repeat('-', -2)", ''],
    ["repeat('ab', 'x')", { error: 'Second parameter must be a number' }],
  ],
})

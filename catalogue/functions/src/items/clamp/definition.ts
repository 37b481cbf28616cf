import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'clamp',
  group: 'math',
  description: {
    en: 'The number, but no lower and no higher than two others.',
    ru: 'Число, но не меньше и не больше двух заданных.',
  },
  parameters: [
    { name: 'number', type: 'number' },
    { name: 'lowest', type: 'number' },
    { name: 'highest', type: 'number' },
  ],
  result: 'number',
  examples: [
    ['clamp(15, 0, 10)', 10],
    ['clamp(-1, 0, 10)', 0],
    ['clamp(5, 0, 10)', 5],
    ["clamp(5, 'x', 10)", { error: 'Second parameter must be a number' }],
  ],
})

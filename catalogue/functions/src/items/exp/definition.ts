import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'exp',
  group: 'math',
  description: { en: 'The number e (2.718…) to a power.', ru: 'Число e (2,718…) в степени.' },
  parameters: [{ name: 'number', type: 'number' }],
  result: 'number',
  examples: [
    ['exp(0)', 1],
    ['exp(1)', Math.E],
    ["exp('e')", { error: 'First parameter must be a number' }],
  ],
})

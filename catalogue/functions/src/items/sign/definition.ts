import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'sign',
  group: 'math',
  description: {
    en: '1 for a positive number, -1 for a negative one, 0 for 0.',
    ru: '1 для положительного числа, -1 для отрицательного, 0 для 0.',
  },
  parameters: [{ name: 'number', type: 'number' }],
  result: 'number',
  examples: [
    ['sign(12)', 1],
    ['sign(-0.5)', -1],
    ['sign(0)', 0],
    ['sign({})', { error: 'First parameter must be a number' }],
  ],
})

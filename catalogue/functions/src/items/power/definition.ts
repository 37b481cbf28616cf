import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'power',
  group: 'math',
  description: { en: 'A number to a power.', ru: 'Число в степени.' },
  parameters: [
    { name: 'number', type: 'number' },
    { name: 'exponent', type: 'number' },
  ],
  result: 'number',
  examples: [
    ['power(2, 10)', 1024],
    ['power(9, 0.5)', 3],
    ['power(2, -1)', 0.5],
    ["power(2, '')", { error: 'Second parameter must be a number' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'log',
  group: 'math',
  description: {
    en: 'Logarithm to a base, 10 unless another is given; NaN of a negative number.',
    ru: 'Логарифм по основанию, по умолчанию 10; NaN для отрицательного числа.',
  },
  parameters: [
    { name: 'number', type: 'number' },
    { name: 'base', type: 'number', optional: true, default: '10' },
  ],
  result: 'number',
  examples: [
    ['log(1000)', 3],
    ['log(8, 2)', 3],
    ['log(-1)', Number.NaN],
    ["log('x')", { error: 'First parameter must be a number' }],
  ],
})

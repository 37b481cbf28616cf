import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'sqrt',
  group: 'math',
  description: { en: 'Square root; NaN of a negative number.', ru: 'Квадратный корень; NaN для отрицательного числа.' },
  parameters: [{ name: 'number', type: 'number' }],
  result: 'number',
  examples: [
    ['sqrt(9)', 3],
    ['sqrt(0)', 0],
    ['sqrt(-1)', Number.NaN],
    ["sqrt('root')", { error: 'First parameter must be a number' }],
  ],
})

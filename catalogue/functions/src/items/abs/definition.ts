import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'abs',
  group: 'math',
  description: { en: 'The number without its sign.', ru: 'Число без знака.' },
  parameters: [{ name: 'number', type: 'number' }],
  result: 'number',
  examples: [
    ['abs(-3.5)', 3.5],
    ['abs(2)', 2],
    ['abs(0)', 0],
    ['abs(null)', { error: 'First parameter must be a number' }],
  ],
})

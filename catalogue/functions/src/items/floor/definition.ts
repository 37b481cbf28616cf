import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'floor',
  group: 'math',
  description: {
    en: 'The number rounded down to digits after the point.',
    ru: 'Число, округлённое вниз до знаков после запятой.',
  },
  parameters: [
    { name: 'number', type: 'number' },
    { name: 'precision', type: 'number', optional: true, default: '0' },
  ],
  result: 'number',
  examples: [
    ['floor(2.9)', 2],
    ['floor(-1.1)', -2],
    ['floor(1.239, 2)', 1.23],
    ['floor(159, -1)', 150],
    ['floor(null)', { error: 'First parameter must be a number' }],
  ],
})

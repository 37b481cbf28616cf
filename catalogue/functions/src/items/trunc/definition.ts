import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'trunc',
  group: 'math',
  description: {
    en: 'The number without the digits beyond those after the point that are to stay.',
    ru: 'Число без лишних знаков после запятой, без округления.',
  },
  parameters: [
    { name: 'number', type: 'number' },
    { name: 'precision', type: 'number', optional: true, default: '0' },
  ],
  result: 'number',
  examples: [
    ['trunc(2.9)', 2],
    ['trunc(-2.9)', -2],
    ['trunc(1.239, 2)', 1.23],
    ['trunc([])', { error: 'First parameter must be a number' }],
  ],
})

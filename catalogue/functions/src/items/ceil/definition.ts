import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'ceil',
  group: 'math',
  description: {
    en: 'The number rounded up to digits after the point.',
    ru: 'Число, округлённое вверх до знаков после запятой.',
  },
  parameters: [
    { name: 'number', type: 'number' },
    { name: 'precision', type: 'number', optional: true, default: '0' },
  ],
  result: 'number',
  examples: [
    ['ceil(2.1)', 3],
    ['ceil(-1.9)', -1],
    ['ceil(1.231, 2)', 1.24],
    ['ceil(151, -1)', 160],
    ["ceil('')", { error: 'First parameter must be a number' }],
  ],
})

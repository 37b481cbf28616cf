import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'round',
  group: 'math',
  description: {
    en: 'The number rounded to digits after the point; a half goes up. A negative number of digits rounds tens.',
    ru: 'Число, округлённое до знаков после запятой; половина — вверх. Отрицательное число знаков округляет десятки.',
  },
  parameters: [
    { name: 'number', type: 'number' },
    { name: 'precision', type: 'number', optional: true, default: '0' },
  ],
  result: 'number',
  examples: [
    ['round(2.345, 2)', 2.35],
    ['round(-1.5)', -1],
    ['round(149, -2)', 100],
    ['round(1.005, 2)', 1.01],
    ["round('many')", { error: 'First parameter must be a number' }],
    ["round(1, 'x')", { error: 'Second parameter must be a number' }],
  ],
})

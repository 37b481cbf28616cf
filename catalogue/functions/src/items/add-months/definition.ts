import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'addMonths',
  group: 'date',
  description: {
    en: 'A date moved by months; a negative number moves it back.',
    ru: 'Дата, сдвинутая на столько месяцев; отрицательное число сдвигает назад.',
  },
  parameters: [
    { name: 'date', type: 'date' },
    { name: 'number', type: 'number' },
  ],
  result: 'date',
  examples: [
    ["addMonths('2024-01-31T12:00:00.000Z', 1)", '2024-02-29T12:00:00.000Z'],
    ["addMonths('2024-05-10T00:00:00.000Z', 0)", '2024-05-10T00:00:00.000Z'],
    ["addMonths('nonsense', 1)", { error: 'First parameter must be a date' }],
    ["addMonths('2024-05-10', '')", { error: 'Second parameter must be a number' }],
  ],
})

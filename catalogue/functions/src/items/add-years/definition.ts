import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'addYears',
  group: 'date',
  description: {
    en: 'A date moved by years; a negative number moves it back.',
    ru: 'Дата, сдвинутая на столько лет; отрицательное число сдвигает назад.',
  },
  parameters: [
    { name: 'date', type: 'date' },
    { name: 'number', type: 'number' },
  ],
  result: 'date',
  examples: [
    ["addYears('2024-02-29T12:00:00.000Z', 1)", '2025-02-28T12:00:00.000Z'],
    ["addYears('2024-05-10T00:00:00.000Z', 0)", '2024-05-10T00:00:00.000Z'],
    ["addYears('nonsense', 1)", { error: 'First parameter must be a date' }],
    ["addYears('2024-05-10', '')", { error: 'Second parameter must be a number' }],
  ],
})

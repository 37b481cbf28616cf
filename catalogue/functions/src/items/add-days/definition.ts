import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'addDays',
  group: 'date',
  description: {
    en: 'A date moved by days; a negative number moves it back.',
    ru: 'Дата, сдвинутая на столько дней; отрицательное число сдвигает назад.',
  },
  parameters: [
    { name: 'date', type: 'date' },
    { name: 'number', type: 'number' },
  ],
  result: 'date',
  examples: [
    ["addDays('2024-02-28T00:00:00.000Z', 2)", '2024-03-01T00:00:00.000Z'],
    ["addDays('2024-05-10T00:00:00.000Z', 0)", '2024-05-10T00:00:00.000Z'],
    ["addDays('nonsense', 1)", { error: 'First parameter must be a date' }],
    ["addDays('2024-05-10', '')", { error: 'Second parameter must be a number' }],
  ],
})

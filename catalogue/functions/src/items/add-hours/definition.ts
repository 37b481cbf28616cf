import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'addHours',
  group: 'date',
  description: {
    en: 'A date moved by hours; a negative number moves it back.',
    ru: 'Дата, сдвинутая на столько часов; отрицательное число сдвигает назад.',
  },
  parameters: [
    { name: 'date', type: 'date' },
    { name: 'number', type: 'number' },
  ],
  result: 'date',
  examples: [
    ["addHours('2024-05-10T00:00:00.000Z', 36)", '2024-05-11T12:00:00.000Z'],
    ["addHours('2024-05-10T00:00:00.000Z', 0)", '2024-05-10T00:00:00.000Z'],
    ["addHours('nonsense', 1)", { error: 'First parameter must be a date' }],
    ["addHours('2024-05-10', '')", { error: 'Second parameter must be a number' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'addSeconds',
  group: 'date',
  description: {
    en: 'A date moved by seconds; a negative number moves it back.',
    ru: 'Дата, сдвинутая на столько секунд; отрицательное число сдвигает назад.',
  },
  parameters: [
    { name: 'date', type: 'date' },
    { name: 'number', type: 'number' },
  ],
  result: 'date',
  examples: [
    ["addSeconds('2024-05-10T00:00:00.000Z', 90)", '2024-05-10T00:01:30.000Z'],
    ["addSeconds('2024-05-10T00:00:00.000Z', 0)", '2024-05-10T00:00:00.000Z'],
    ["addSeconds('nonsense', 1)", { error: 'First parameter must be a date' }],
    ["addSeconds('2024-05-10', '')", { error: 'Second parameter must be a number' }],
  ],
})

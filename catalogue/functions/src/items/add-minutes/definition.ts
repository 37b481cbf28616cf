import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'addMinutes',
  group: 'date',
  description: {
    en: 'A date moved by minutes; a negative number moves it back.',
    ru: 'Дата, сдвинутая на столько минут; отрицательное число сдвигает назад.',
  },
  parameters: [
    { name: 'date', type: 'date' },
    { name: 'number', type: 'number' },
  ],
  result: 'date',
  examples: [
    ["addMinutes('2024-05-10T00:00:00.000Z', -1)", '2024-05-09T23:59:00.000Z'],
    ["addMinutes('2024-05-10T00:00:00.000Z', 0)", '2024-05-10T00:00:00.000Z'],
    ["addMinutes('nonsense', 1)", { error: 'First parameter must be a date' }],
    ["addMinutes('2024-05-10', '')", { error: 'Second parameter must be a number' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'setYear',
  group: 'date',
  description: {
    en: 'A date in another year.',
    ru: 'Дата в другом году.',
  },
  parameters: [
    { name: 'date', type: 'date' },
    { name: 'number', type: 'number' },
  ],
  result: 'date',
  examples: [
    ["setYear('2024-05-10T12:00:00.000Z', 1999)", '1999-05-10T12:00:00.000Z'],
    ["setYear('2024-02-29T12:00:00.000Z', 2023)", '2023-02-28T12:00:00.000Z'],
    ["setYear('nonsense', 1)", { error: 'First parameter must be a date' }],
    ["setYear('2024-05-10', null)", { error: 'Second parameter must be a number' }],
  ],
})

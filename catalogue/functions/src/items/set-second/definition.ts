import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'setSecond',
  group: 'date',
  description: {
    en: 'A date with other seconds.',
    ru: 'Дата с другими секундами.',
  },
  parameters: [
    { name: 'date', type: 'date' },
    { name: 'number', type: 'number' },
  ],
  result: 'date',
  examples: [
    ["setSecond('2024-05-10T12:30:45.000Z', 0)", '2024-05-10T12:30:00.000Z'],
    ["setSecond('nonsense', 1)", { error: 'First parameter must be a date' }],
    ["setSecond('2024-05-10', null)", { error: 'Second parameter must be a number' }],
  ],
})

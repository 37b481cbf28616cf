import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'setMinute',
  group: 'date',
  description: {
    en: 'A date with other minutes.',
    ru: 'Дата с другими минутами.',
  },
  parameters: [
    { name: 'date', type: 'date' },
    { name: 'number', type: 'number' },
  ],
  result: 'date',
  examples: [
    ["setMinute('2024-05-10T12:30:45.000Z', 0)", '2024-05-10T12:00:45.000Z'],
    ["setMinute('nonsense', 1)", { error: 'First parameter must be a date' }],
    ["setMinute('2024-05-10', null)", { error: 'Second parameter must be a number' }],
  ],
})

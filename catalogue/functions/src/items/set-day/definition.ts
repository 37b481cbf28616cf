import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'setDay',
  group: 'date',
  description: {
    en: 'A date on another day of its month. 0 leaves it as it is.',
    ru: 'Дата в другой день того же месяца. 0 оставляет её без изменений.',
  },
  parameters: [
    { name: 'date', type: 'date' },
    { name: 'number', type: 'number' },
  ],
  result: 'date',
  examples: [
    ["setDay('2024-05-10T12:00:00.000Z', 1)", '2024-05-01T12:00:00.000Z'],
    ["setDay('2024-05-10T12:00:00.000Z', 0)", '2024-05-10T12:00:00.000Z'],
    ["setDay('nonsense', 1)", { error: 'First parameter must be a date' }],
    ["setDay('2024-05-10', null)", { error: 'Second parameter must be a number' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'setDayOfWeek',
  group: 'date',
  description: {
    en: 'A date on another day of its week, 1 for Monday to 6 for Saturday. 0 leaves it as it is.',
    ru: 'Дата в другой день той же недели, от 1 (понедельник) до 6 (суббота). 0 оставляет её без изменений.',
  },
  parameters: [
    { name: 'date', type: 'date' },
    { name: 'number', type: 'number' },
  ],
  result: 'date',
  examples: [
    ["setDayOfWeek('2024-05-10T12:00:00.000Z', 1)", '2024-05-06T12:00:00.000Z'],
    ["setDayOfWeek('2024-05-10T12:00:00.000Z', 0)", '2024-05-10T12:00:00.000Z'],
    ["setDayOfWeek('nonsense', 1)", { error: 'First parameter must be a date' }],
    ["setDayOfWeek('2024-05-10', null)", { error: 'Second parameter must be a number' }],
  ],
})

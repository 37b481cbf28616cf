import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'setMonth',
  group: 'date',
  description: {
    en: 'A date in another month, 1 to 12. 0 leaves it as it is.',
    ru: 'Дата в другом месяце, от 1 до 12. 0 оставляет её без изменений.',
  },
  parameters: [
    { name: 'date', type: 'date' },
    { name: 'number', type: 'number' },
  ],
  result: 'date',
  examples: [
    ["setMonth('2024-05-31T12:00:00.000Z', 2)", '2024-02-29T12:00:00.000Z'],
    ["setMonth('2024-05-10T00:00:00.000Z', 0)", '2024-05-10T00:00:00.000Z'],
    ["setMonth('nonsense', 1)", { error: 'First parameter must be a date' }],
    ["setMonth('2024-05-10', null)", { error: 'Second parameter must be a number' }],
  ],
})

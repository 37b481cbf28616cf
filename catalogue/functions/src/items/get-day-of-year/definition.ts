import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'getDayOfYear',
  group: 'date',
  description: {
    en: 'Day of the year of a date, 1 to 366.',
    ru: 'День года даты, от 1 до 366.',
  },
  parameters: [{ name: 'date', type: 'date', optional: true, default: 'now' }],
  result: 'number',
  volatile: true,
  examples: [
    ["getDayOfYear('2024-01-01')", 1],
    ["getDayOfYear('2024-12-31')", 366],
    ['getDayOfYear()', 131],
    ["getDayOfYear('nonsense')", { error: 'First parameter must be a date' }],
  ],
})

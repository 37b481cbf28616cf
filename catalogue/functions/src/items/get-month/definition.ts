import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'getMonth',
  group: 'date',
  description: {
    en: 'Month of a date, 1 to 12.',
    ru: 'Месяц даты, от 1 до 12.',
  },
  parameters: [{ name: 'date', type: 'date', optional: true, default: 'now' }],
  result: 'number',
  volatile: true,
  examples: [
    ["getMonth('2024-01-10')", 1],
    ["getMonth('2024-12-10')", 12],
    ['getMonth()', 5],
    ["getMonth('nonsense')", { error: 'First parameter must be a date' }],
  ],
})

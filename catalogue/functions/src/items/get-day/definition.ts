import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'getDay',
  group: 'date',
  description: {
    en: 'Day of the month of a date, 1 to 31.',
    ru: 'День месяца даты, от 1 до 31.',
  },
  parameters: [{ name: 'date', type: 'date', optional: true, default: 'now' }],
  result: 'number',
  volatile: true,
  examples: [
    ["getDay('2024-05-10')", 10],
    ['getDay()', 10],
    ["getDay('nonsense')", { error: 'First parameter must be a date' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'getMinute',
  group: 'date',
  description: {
    en: 'Minutes of a date, 0 to 59.',
    ru: 'Минуты даты, от 0 до 59.',
  },
  parameters: [{ name: 'date', type: 'date', optional: true, default: 'now' }],
  result: 'number',
  volatile: true,
  examples: [
    ["getMinute('2024-05-10T12:30:45')", 30],
    ['getMinute()', 30],
    ["getMinute('nonsense')", { error: 'First parameter must be a date' }],
  ],
})

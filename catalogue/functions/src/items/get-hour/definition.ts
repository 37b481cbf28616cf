import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'getHour',
  group: 'date',
  description: {
    en: 'Hour of a date, 0 to 23, in the visitor’s time zone.',
    ru: 'Час даты, от 0 до 23, в часовом поясе посетителя.',
  },
  parameters: [{ name: 'date', type: 'date', optional: true, default: 'now' }],
  result: 'number',
  volatile: true,
  examples: [
    ["getHour('2024-05-10T12:30:45')", 12],
    ['getHour()', 8],
    ["getHour('nonsense')", { error: 'First parameter must be a date' }],
  ],
})

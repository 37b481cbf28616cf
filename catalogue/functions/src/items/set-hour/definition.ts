import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'setHour',
  group: 'date',
  description: {
    en: 'A date with another hour, in the visitor’s time zone.',
    ru: 'Дата с другим часом в часовом поясе посетителя.',
  },
  parameters: [
    { name: 'date', type: 'date' },
    { name: 'number', type: 'number' },
  ],
  result: 'date',
  examples: [
    ["getHour(setHour('2024-05-10T12:30:45.000Z', 0))", 0],
    ["setHour('nonsense', 1)", { error: 'First parameter must be a date' }],
    ["setHour('2024-05-10', null)", { error: 'Second parameter must be a number' }],
  ],
})

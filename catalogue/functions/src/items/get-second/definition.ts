import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'getSecond',
  group: 'date',
  description: {
    en: 'Seconds of a date, 0 to 59.',
    ru: 'Секунды даты, от 0 до 59.',
  },
  parameters: [{ name: 'date', type: 'date', optional: true, default: 'now' }],
  result: 'number',
  volatile: true,
  examples: [
    ["getSecond('2024-05-10T12:30:45')", 45],
    ['getSecond()', 15],
    ["getSecond('nonsense')", { error: 'First parameter must be a date' }],
  ],
})

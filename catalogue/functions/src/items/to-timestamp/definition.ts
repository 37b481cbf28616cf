import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'toTimestamp',
  group: 'date',
  description: {
    en: 'Milliseconds from 1970 to a date.',
    ru: 'Миллисекунды от 1970 года до даты.',
  },
  parameters: [{ name: 'date', type: 'date' }],
  result: 'number',
  examples: [
    ["toTimestamp('1970-01-01T00:00:01.000Z')", 1000],
    ["toTimestamp('1969-12-31T23:59:59.000Z')", -1000],
    ["toTimestamp('nonsense')", { error: 'First parameter must be a date' }],
  ],
})

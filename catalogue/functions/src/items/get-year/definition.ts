import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'getYear',
  group: 'date',
  description: {
    en: 'Year of a date.',
    ru: 'Год даты.',
  },
  parameters: [{ name: 'date', type: 'date', optional: true, default: 'now' }],
  result: 'number',
  volatile: true,
  examples: [
    ["getYear('2024-05-10')", 2024],
    ['getYear()', 2024],
    ["getYear('nonsense')", { error: 'First parameter must be a date' }],
  ],
})

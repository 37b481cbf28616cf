import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'compareDate',
  group: 'date',
  description: {
    en: 'How many units the second date is after the first: whole ones, or with a fraction.',
    ru: 'На сколько единиц вторая дата позже первой: целых или с дробной частью.',
  },
  parameters: [
    { name: 'first', type: 'date' },
    { name: 'second', type: 'date' },
    { name: 'unit', type: 'text' },
    { name: 'float', type: 'boolean', optional: true, default: 'false' },
  ],
  result: 'number',
  examples: [
    ["compareDate('2024-01-01', '2024-02-01', 'month')", 1],
    ["compareDate('2024-01-02', '2024-01-01', 'd')", -1],
    ["compareDate('2024-01-01T00:00Z', '2024-01-01T01:30Z', 'hours', true)", 1.5],
    ["compareDate('', '2024-01-01', 'd')", { error: 'First parameter must be a date' }],
    ["compareDate('2024-01-01', null, 'd')", { error: 'Second parameter must be a date' }],
    ["compareDate('2024-01-01', '2024-01-01', 5)", { error: 'Third parameter must be a string' }],
  ],
})

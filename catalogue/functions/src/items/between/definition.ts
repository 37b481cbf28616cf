import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'between',
  group: 'conditional',
  description: {
    en: 'Whether a number is from the lowest up to the highest one, both included.',
    ru: 'Лежит ли число между наименьшим и наибольшим, включая их.',
  },
  parameters: [
    { name: 'number', type: 'number' },
    { name: 'lowest', type: 'number' },
    { name: 'highest', type: 'number' },
  ],
  result: 'boolean',
  examples: [
    ['between(5, 1, 10)', true],
    ['between(10, 1, 10)', true],
    ['between(0, 1, 10)', false],
    ["between('x', 1, 10)", { error: 'First parameter must be a number' }],
  ],
})

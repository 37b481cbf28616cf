import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'slice',
  group: 'array',
  description: {
    en: 'Part of a list, from a position up to before another one; negative positions count from the end.',
    ru: 'Часть списка от позиции до другой, не включая её; отрицательные позиции считаются с конца.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'start', type: 'number' },
    { name: 'end', type: 'number', optional: true },
  ],
  result: 'list',
  examples: [
    ['slice([1, 2, 3], 1)', [2, 3]],
    ['slice([1, 2, 3], 0, 2)', [1, 2]],
    ['slice([1, 2, 3], -2)', [2, 3]],
    ["slice([1], 'x')", { error: 'Second parameter must be a number' }],
    ["slice([1], 0, 'x')", { error: 'Third parameter must be a number' }],
    ["slice('abc', 1)", { error: 'First parameter must be an array (or collection)' }],
  ],
})

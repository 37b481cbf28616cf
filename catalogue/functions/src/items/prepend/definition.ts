import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'prepend',
  group: 'array',
  description: {
    en: 'A list with further items in front.',
    ru: 'Список с новыми элементами в начале.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'item', type: 'any', optional: true, rest: 1 },
  ],
  result: 'list',
  examples: [
    ['prepend([3], 1, 2)', [1, 2, 3]],
    ['prepend([2], [1])', [[1], 2]],
    ['prepend([1])', [1]],
    ["prepend('text', 1)", { error: 'First parameter must be an array (or collection)' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'add',
  group: 'array',
  description: {
    en: 'A list with further items at its end.',
    ru: 'Список с новыми элементами в конце.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'item', type: 'any', optional: true, rest: 1 },
  ],
  result: 'list',
  examples: [
    ['add([1], 2, 3)', [1, 2, 3]],
    ['add([1], [2])', [1, [2]]],
    ['add([1])', [1]],
    ["add('text', 1)", { error: 'First parameter must be an array (or collection)' }],
  ],
})

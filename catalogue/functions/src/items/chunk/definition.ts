import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'chunk',
  group: 'array',
  description: {
    en: 'A list cut into lists of a size; the last one may be shorter.',
    ru: 'Список, разрезанный на списки заданного размера; последний может быть короче.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'size', type: 'number' },
  ],
  result: 'list',
  examples: [
    ['chunk([1, 2, 3], 2)', [[1, 2], [3]]],
    ['chunk([], 2)', []],
    ['chunk([1], 0)', { error: 'Second parameter must be a number above 0' }],
    ["chunk([1], 'x')", { error: 'Second parameter must be a number' }],
    ["chunk('text', 2)", { error: 'First parameter must be an array (or collection)' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'first',
  group: 'array',
  description: {
    en: 'The first item, or a list of the first few.',
    ru: 'Первый элемент или список нескольких первых.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'count', type: 'number', optional: true },
  ],
  result: 'any',
  examples: [
    ['first([1, 2, 3])', 1],
    ['first([1, 2, 3], 2)', [1, 2]],
    ['first([])', undefined],
    ['first([1], 0)', []],
    ["first('text')", { error: 'First parameter must be an array (or collection)' }],
    ["first([1], 'x')", { error: 'Second parameter must be a number' }],
  ],
})

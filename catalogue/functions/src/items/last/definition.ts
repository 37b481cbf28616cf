import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'last',
  group: 'array',
  description: {
    en: 'The last item, or a list of the last few.',
    ru: 'Последний элемент или список нескольких последних.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'count', type: 'number', optional: true },
  ],
  result: 'any',
  examples: [
    ['last([1, 2, 3])', 3],
    ['last([1, 2, 3], 2)', [2, 3]],
    ['last([])', undefined],
    ['last([1], 0)', []],
    ["last('text')", { error: 'First parameter must be an array (or collection)' }],
    ["last([1], 'x')", { error: 'Second parameter must be a number' }],
  ],
})

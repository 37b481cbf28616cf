import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'merge',
  group: 'array',
  description: {
    en: 'All lists one after another as one list.',
    ru: 'Все списки подряд одним списком.',
  },
  parameters: [{ name: 'list', type: 'list', optional: true, rest: 1 }],
  result: 'list',
  examples: [
    ['merge([1], [2, 3])', [1, 2, 3]],
    ['merge()', []],
    ['merge({ data: [1] }, [[2]])', [1, [2]]],
    ['merge([1], 2)', { error: 'All parameters must be arrays (or collections)' }],
  ],
})

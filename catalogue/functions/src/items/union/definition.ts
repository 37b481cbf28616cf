import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'union',
  group: 'array',
  description: {
    en: 'The items of all lists, each once; lists and objects by their contents.',
    ru: 'Элементы всех списков, каждый один раз; списки и объекты — по содержимому.',
  },
  parameters: [{ name: 'list', type: 'list', optional: true, rest: 1 }],
  result: 'list',
  examples: [
    ['union([1, 2], [2, 3])', [1, 2, 3]],
    ['union([{ a: 1 }], [{ a: 1 }])', [{ a: 1 }]],
    ['union()', []],
    ['union([1], 2)', { error: 'All parameters must be arrays (or collections)' }],
  ],
})

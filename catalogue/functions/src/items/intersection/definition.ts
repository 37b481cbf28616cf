import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'intersection',
  group: 'array',
  description: {
    en: 'The items of the first list that are in every other one, each once; lists and objects by their contents.',
    ru: 'Элементы первого списка, которые есть во всех остальных, каждый один раз; списки и объекты — по содержимому.',
  },
  parameters: [{ name: 'list', type: 'list', rest: 1 }],
  result: 'list',
  examples: [
    ['intersection([1, 2, 2, 3], [2, 3], [3, 2])', [2, 3]],
    ['intersection([{ a: 1 }], [{ a: 1 }])', [{ a: 1 }]],
    ['intersection([1], [])', []],
    ['intersection([1], 2)', { error: 'All parameters must be arrays (or collections)' }],
  ],
})

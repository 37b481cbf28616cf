import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'difference',
  group: 'array',
  description: {
    en: 'The items of the first list that are in none of the others, each once; lists and objects by their contents.',
    ru: 'Элементы первого списка, которых нет ни в одном из остальных, каждый один раз; списки и объекты — по содержимому.',
  },
  parameters: [{ name: 'list', type: 'list', rest: 1 }],
  result: 'list',
  examples: [
    ['difference([1, 2, 3, 3], [2])', [1, 3]],
    ['difference([{ a: 1 }, { a: 2 }], [{ a: 1 }])', [{ a: 2 }]],
    ['difference([1], [1], [2])', []],
    ['difference([1], 2)', { error: 'All parameters must be arrays (or collections)' }],
  ],
})

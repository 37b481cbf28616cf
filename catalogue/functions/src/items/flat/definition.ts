import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'flat',
  group: 'array',
  description: {
    en: 'A list whose lists are replaced by their items, one level deep.',
    ru: 'Список, в котором вложенные списки заменены их элементами, на один уровень.',
  },
  parameters: [{ name: 'list', type: 'list' }],
  result: 'list',
  examples: [
    ['flat([1, [2, [3]]])', [1, 2, [3]]],
    ['flat([[], []])', []],
    ["flat('text')", { error: 'First parameter must be an array (or collection)' }],
  ],
})

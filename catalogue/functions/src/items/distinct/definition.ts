import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'distinct',
  group: 'array',
  description: {
    en: 'A list with only the first of items that are equal, lists and objects by their contents.',
    ru: 'Список, в котором из равных элементов остаётся первый; списки и объекты сравниваются по содержимому.',
  },
  parameters: [{ name: 'list', type: 'list' }],
  result: 'list',
  examples: [
    ['distinct([{ a: 1 }, { a: 1 }, 2, 2])', [{ a: 1 }, 2]],
    ["distinct([1, '1', true])", [1, '1', true]],
    ['distinct([])', []],
    ['distinct(1)', { error: 'First parameter must be an array (or collection)' }],
  ],
})

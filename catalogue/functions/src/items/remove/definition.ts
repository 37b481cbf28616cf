import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'remove',
  group: 'array',
  description: {
    en: 'A list without the items that equal a value, lists and objects by their contents.',
    ru: 'Список без элементов, равных значению; списки и объекты сравниваются по содержимому.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'value', type: 'any' },
  ],
  result: 'list',
  examples: [
    ['remove([1, 2, 1], 1)', [2]],
    ['remove([{ a: 1 }, { a: 2 }], { a: 1 })', [{ a: 2 }]],
    ["remove([1], '1')", [1]],
    ['remove(null, 1)', { error: 'First parameter must be an array (or collection)' }],
  ],
})

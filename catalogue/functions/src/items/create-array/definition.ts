import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'createArray',
  group: 'array',
  description: {
    en: 'A list of the given values.',
    ru: 'Список из переданных значений.',
  },
  parameters: [{ name: 'item', type: 'any', optional: true, rest: 1 }],
  result: 'list',
  examples: [
    ["createArray(1, 'a', null)", [1, 'a', null]],
    ['createArray()', []],
    ['createArray([1], [2])', [[1], [2]]],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'removeByIndex',
  group: 'array',
  description: {
    en: 'A list without the item at a position, which counts from 0.',
    ru: 'Список без элемента на позиции, считая с нуля.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'index', type: 'number' },
  ],
  result: 'list',
  examples: [
    ["removeByIndex(['a', 'b'], 0)", ['b']],
    ['removeByIndex([1, 2], 5)', [1, 2]],
    ['removeByIndex([1, 2], -1)', [1, 2]],
    ["removeByIndex([1, 2], 'x')", { error: 'Second parameter must be a number' }],
    ['removeByIndex({}, 0)', { error: 'First parameter must be an array (or collection)' }],
  ],
})

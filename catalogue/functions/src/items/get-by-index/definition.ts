import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'getByIndex',
  group: 'array',
  description: {
    en: 'The item at a position, which counts from 0; nothing when there is none.',
    ru: 'Элемент на позиции, считая с нуля; ничего, если его нет.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'index', type: 'number' },
  ],
  result: 'any',
  examples: [
    ["getByIndex(['a', 'b'], 1)", 'b'],
    ['getByIndex([1, 2], -1)', undefined],
    ['getByIndex([1, 2], 2)', undefined],
    ['getByIndex([1, 2], null)', { error: 'Second parameter must be a number' }],
    ["getByIndex('ab', 0)", { error: 'First parameter must be an array (or collection)' }],
  ],
})

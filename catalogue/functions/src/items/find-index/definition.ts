import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'findIndex',
  group: 'array',
  description: {
    en: 'Position of the first item that equals a value, lists and objects by their contents, or for which a function says yes; -1 when there is none.',
    ru: 'Позиция первого элемента, равного значению (списки и объекты — по содержимому) или подходящего функции; -1, если такого нет.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'value', type: ['any', 'callback'] },
  ],
  result: 'number',
  examples: [
    ["findIndex(['a', 'b'], 'b')", 1],
    ['findIndex([{ a: 1 }, { a: 2 }], { a: 2 })', 1],
    ['findIndex([1, 5, 9], (item) => item > 3)', 1],
    ['findIndex([1], 2)', -1],
    ['findIndex(1, 1)', { error: 'First parameter must be an array (or collection)' }],
  ],
})

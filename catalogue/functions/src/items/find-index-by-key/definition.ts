import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'findIndexByKey',
  group: 'array',
  description: {
    en: 'Position of the first row whose field equals a value, lists and objects by their contents; -1 when there is none.',
    ru: 'Позиция первой строки, у которой поле равно значению (списки и объекты — по содержимому); -1, если такой нет.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'path', type: 'text' },
    { name: 'value', type: 'any' },
  ],
  result: 'number',
  examples: [
    ["findIndexByKey([{ id: 1 }, { id: 2 }], 'id', 2)", 1],
    ["findIndexByKey([{ a: { b: [1] } }], 'a.b', [1])", 0],
    ["findIndexByKey([], 'id', 1)", -1],
    ["findIndexByKey({}, 'id', 1)", { error: 'First parameter must be an array (or collection)' }],
    ['findIndexByKey([], 1, 1)', { error: 'Second parameter must be a text' }],
  ],
})

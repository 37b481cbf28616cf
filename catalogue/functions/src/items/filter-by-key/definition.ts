import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'filterByKey',
  group: 'array',
  description: {
    en: 'The rows whose field equals a value. With no value: those whose field is filled or true. With a list: those that equal one of its items.',
    ru: 'Строки, у которых поле равно значению. Без значения — те, у которых поле заполнено или истинно. Со списком — равные одному из его элементов.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'path', type: 'text' },
    { name: 'value', type: 'any', optional: true },
  ],
  result: 'list',
  examples: [
    ["filterByKey([{ a: 1 }, { a: 2 }], 'a', 2)", [{ a: 2 }]],
    ["filterByKey([{ a: 1 }, { a: 0 }], 'a')", [{ a: 1 }]],
    ["filterByKey([{ a: 1 }, { a: 2 }], 'a', [2, 3])", [{ a: 2 }]],
    ["filterByKey([{ a: { b: 1 } }, null], 'a.b', 1)", [{ a: { b: 1 } }]],
    ["filterByKey(5, 'a')", { error: 'First parameter must be an array (or collection)' }],
    ['filterByKey([], 1)', { error: 'Second parameter must be a text' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'removeByKey',
  group: 'array',
  description: {
    en: 'A list without the rows whose field equals a value. With no value: without those whose field is filled or true. With a list: without those that equal one of its items.',
    ru: 'Список без строк, у которых поле равно значению. Без значения — без тех, у которых поле заполнено или истинно. Со списком — без равных одному из его элементов.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'path', type: 'text' },
    { name: 'value', type: 'any', optional: true },
  ],
  result: 'list',
  examples: [
    ["removeByKey([{ a: 1 }, { a: 2 }], 'a', 2)", [{ a: 1 }]],
    ["removeByKey([{ a: 1 }, { a: 0 }], 'a')", [{ a: 0 }]],
    ["removeByKey([{ a: 1 }, { a: 2 }], 'a', [2, 3])", [{ a: 1 }]],
    ["removeByKey(5, 'a')", { error: 'First parameter must be an array (or collection)' }],
    ['removeByKey([], 1)', { error: 'Second parameter must be a text' }],
  ],
})

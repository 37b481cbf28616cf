import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'groupBy',
  group: 'array',
  description: {
    en: 'The rows by the value of a field: an object of lists. Rows that are nothing are left out.',
    ru: 'Строки по значению поля: объект со списками. Пустые строки пропускаются.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'path', type: ['text', 'callback'] },
  ],
  result: 'object',
  examples: [
    ["groupBy([{ t: 1 }, { t: 2 }, { t: 1 }, null], 't')", { '1': [{ t: 1 }, { t: 1 }], '2': [{ t: 2 }] }],
    ["groupBy([{ a: 1 }], 'b')", { undefined: [{ a: 1 }] }],
    ["groupBy([1, 2, 3], (item) => if(item > 1, 'more', 'one'))", { one: [1], more: [2, 3] }],
    ["groupBy(null, 't')", { error: 'First parameter must be an array (or collection)' }],
    ['groupBy([], 1)', { error: 'Second parameter must be a function or a text' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'countBy',
  group: 'array',
  description: {
    en: 'How many items there are of each kind: an object of numbers. Rows that are nothing are left out.',
    ru: 'Сколько элементов каждого вида: объект с числами. Пустые строки пропускаются.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'callback', type: ['callback', 'text'] },
  ],
  result: 'object',
  examples: [
    ["countBy([{ t: 'a' }, { t: 'b' }, { t: 'a' }], 't')", { a: 2, b: 1 }],
    ["countBy([1, 2, 3], (item) => if(item > 1, 'more', 'one'))", { one: 1, more: 2 }],
    ["countBy([null, {}], 't')", { undefined: 1 }],
    ["countBy(5, 'a')", { error: 'First parameter must be an array (or collection)' }],
    ['countBy([1], 5)', { error: 'Second parameter must be a function or a text' }],
  ],
})

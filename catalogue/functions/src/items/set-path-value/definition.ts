import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'setPathValue',
  group: 'object',
  description: {
    en: 'A copy of an object with the value at a path such as owner.name set; what lies on the way is copied or made.',
    ru: 'Копия объекта, в которой задано значение по пути вида owner.name; то, что лежит по пути, копируется или создаётся.',
  },
  parameters: [
    { name: 'object', type: ['object', 'list'] },
    { name: 'path', type: ['text', 'number'] },
    { name: 'value', type: 'any' },
  ],
  result: ['object', 'list'],
  examples: [
    ["setPathValue({ a: { b: 1, c: 2 } }, 'a.b', 9)", { a: { b: 9, c: 2 } }],
    ["setPathValue({}, 'a.b', 1)", { a: { b: 1 } }],
    ["setPathValue({ rows: [1, 2] }, 'rows.1', 9)", { rows: [1, 9] }],
    ["setPathValue({}, 'a.__proto__.b', 1)", { error: '__proto__ cannot be used in a formula' }],
    [
      "setPathValue({ rows: [] }, 'rows.x', 1)",
      { error: 'A list has places 0, 1, 2 and so on, one after another; "x" is none of it' },
    ],
    ["setPathValue('text', 'a', 1)", { error: 'First parameter must be an object' }],
  ],
})

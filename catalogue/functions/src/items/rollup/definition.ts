import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'rollup',
  group: 'array',
  description: {
    en: 'One field of all rows as a list: fields that are lists are merged in, empty ones are left out.',
    ru: 'Одно поле всех строк списком: поля-списки вливаются, пустые пропускаются.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'path', type: 'text' },
    { name: 'distinct', type: 'boolean', optional: true, default: 'false' },
  ],
  result: 'list',
  examples: [
    ["rollup([{ t: ['x', 'y'] }, { t: 'x' }, { t: null }], 't')", ['x', 'y', 'x']],
    ["rollup([{ t: ['x', 'y'] }, { t: 'x' }, { t: null }], 't', true)", ['x', 'y']],
    ["rollup([{ a: { b: 1 } }, {}], 'a.b')", [1]],
    ["rollup(1, 't')", { error: 'First parameter must be an array (or collection)' }],
    ['rollup([], 1)', { error: 'Second parameter must be a text' }],
  ],
})

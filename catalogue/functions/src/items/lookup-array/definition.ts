import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'lookupArray',
  group: 'array',
  description: {
    en: 'All rows whose field equals one of several values, in the order of the list.',
    ru: 'Все строки, у которых поле равно одному из нескольких значений, в порядке списка.',
  },
  parameters: [
    { name: 'values', type: 'list' },
    { name: 'list', type: 'list' },
    { name: 'path', type: 'text', optional: true, default: 'id' },
  ],
  result: 'list',
  examples: [
    ['lookupArray([1, 9], [{ id: 1 }, { id: 2 }])', [{ id: 1 }]],
    ['lookupArray([2, 1], [{ id: 1 }, { id: 2 }])', [{ id: 1 }, { id: 2 }]],
    ["lookupArray(['a'], [{ k: 'a' }, { k: 'b' }, { k: 'a' }], 'k')", [{ k: 'a' }, { k: 'a' }]],
    ['lookupArray(1, [])', { error: 'First parameter must be an array (or collection)' }],
    ['lookupArray([], 1)', { error: 'Second parameter must be an array (or collection)' }],
  ],
})

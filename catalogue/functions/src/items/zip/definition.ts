import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'zip',
  group: 'array',
  description: {
    en: 'The first items of all lists as a list, then the second ones and so on; lists that end early give nothing.',
    ru: 'Первые элементы всех списков одним списком, затем вторые и так далее; закончившиеся списки дают пустоту.',
  },
  parameters: [{ name: 'list', type: 'list', optional: true, rest: 1 }],
  result: 'list',
  examples: [
    [
      "zip(['a', 'b'], [1, 2])",
      [
        ['a', 1],
        ['b', 2],
      ],
    ],
    [
      "zip([1, 2], ['a'])",
      [
        [1, 'a'],
        [2, undefined],
      ],
    ],
    ['zip()', []],
    ['zip([1], 2)', { error: 'All parameters must be arrays (or collections)' }],
  ],
})

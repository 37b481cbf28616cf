import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'reverse',
  group: 'array',
  description: {
    en: 'A list from its end to its beginning.',
    ru: 'Список в обратном порядке.',
  },
  parameters: [{ name: 'list', type: 'list' }],
  result: 'list',
  examples: [
    ['reverse([1, 2, 3])', [3, 2, 1]],
    ['reverse([])', []],
    ["reverse('abc')", { error: 'First parameter must be an array (or collection)' }],
  ],
})

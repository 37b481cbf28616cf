import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'shuffle',
  group: 'array',
  description: {
    en: 'A list in an order of chance.',
    ru: 'Список в случайном порядке.',
  },
  parameters: [{ name: 'list', type: 'list' }],
  result: 'list',
  volatile: true,
  examples: [
    ['length(shuffle([1, 2, 3]))', 3],
    ['sort(shuffle([3, 1, 2]))', [1, 2, 3]],
    ['shuffle([])', []],
    ["shuffle('abc')", { error: 'First parameter must be an array (or collection)' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'arrayToObject',
  group: 'object',
  description: {
    en: 'A list of pairs of key and value as an object; of equal keys the last counts.',
    ru: 'Список пар «ключ, значение» в виде объекта; из одинаковых ключей действует последний.',
  },
  parameters: [{ name: 'list', type: 'list' }],
  result: 'object',
  examples: [
    ["arrayToObject([['a', 1], ['b', 2]])", { a: 1, b: 2 }],
    ["arrayToObject([['a', 1], ['a', 2]])", { a: 2 }],
    ['arrayToObject([5])', { error: 'First parameter must be an array of pairs' }],
    ["arrayToObject('text')", { error: 'First parameter must be an array (or collection)' }],
  ],
})

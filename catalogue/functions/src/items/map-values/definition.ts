import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'mapValues',
  group: 'object',
  description: {
    en: 'An object with the same keys, each value worked out anew from value and key.',
    ru: 'Объект с теми же ключами, каждое значение вычислено заново по значению и ключу.',
  },
  parameters: [
    { name: 'object', type: 'object' },
    { name: 'callback', type: 'callback' },
  ],
  result: 'object',
  examples: [
    ['mapValues({ a: 1, b: 2 }, (value) => value * 10)', { a: 10, b: 20 }],
    ['mapValues({ a: 1 }, (value, key) => key)', { a: 'a' }],
    ['mapValues({ a: 1 }, 5)', { error: 'Second parameter must be a function' }],
    ['mapValues(5, (value) => value)', { error: 'First parameter must be an object' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'mergeObjects',
  group: 'object',
  description: {
    en: 'One object with the keys of all; of equal keys the last counts. Nothing adds nothing.',
    ru: 'Один объект с ключами всех; из одинаковых ключей действует последний. Пустое ничего не добавляет.',
  },
  parameters: [{ name: 'objects', type: 'object', optional: true, rest: 1 }],
  result: 'object',
  examples: [
    ['mergeObjects({ a: 1, b: 1 }, { b: 2 })', { a: 1, b: 2 }],
    ['mergeObjects({ a: 1 }, null)', { a: 1 }],
    ['mergeObjects()', {}],
    ['mergeObjects({ a: 1 }, [2])', { error: 'Second parameter must be an object' }],
  ],
})

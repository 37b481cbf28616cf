import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'objectToArray',
  group: 'object',
  description: { en: 'An object as a list of pairs of key and value.', ru: 'Объект в виде списка пар «ключ, значение».' },
  parameters: [{ name: 'object', type: 'object' }],
  result: 'list',
  examples: [
    [
      'objectToArray({ a: 1, b: 2 })',
      [
        ['a', 1],
        ['b', 2],
      ],
    ],
    ['objectToArray({})', []],
    ['objectToArray(null)', { error: 'First parameter must be an object' }],
  ],
})

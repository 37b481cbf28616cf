import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'range',
  group: 'array',
  description: {
    en: 'Numbers from a start up to before an end, one step apart; down when the end is lower. With one number: from 0 up to before it.',
    ru: 'Числа от начала до конца, не включая его, с шагом; по убыванию, если конец меньше. С одним числом — от 0 до него.',
  },
  parameters: [
    { name: 'start', type: 'number' },
    { name: 'end', type: 'number', optional: true },
    { name: 'step', type: 'number', optional: true, default: '1' },
  ],
  result: 'list',
  examples: [
    ['range(3)', [0, 1, 2]],
    ['range(1, 4)', [1, 2, 3]],
    ['range(0, 10, 5)', [0, 5]],
    ['range(3, 0)', [3, 2, 1]],
    ['range(0, 5, 0)', { error: 'Third parameter must be a number other than 0' }],
    ["range('x')", { error: 'First parameter must be a number' }],
  ],
})

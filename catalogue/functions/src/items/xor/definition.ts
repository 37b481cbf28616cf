import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'xor',
  group: 'conditional',
  description: {
    en: 'Whether an odd number of conditions hold; of two, whether exactly one does.',
    ru: 'Выполнено ли нечётное число условий; из двух — ровно ли одно.',
  },
  parameters: [{ name: 'condition', type: 'any', rest: 1 }],
  result: 'boolean',
  examples: [
    ['xor(true, false)', true],
    ['xor(true, true)', false],
    ['xor(true, true, true)', true],
    ['xor()', false],
  ],
})

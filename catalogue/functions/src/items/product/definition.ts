import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'product',
  group: 'math',
  description: {
    en: 'Numbers multiplied with one another. Empty values do not count; of nothing it is 0.',
    ru: 'Произведение чисел. Пустые значения не учитываются; без чисел — 0.',
  },
  parameters: [{ name: 'numbers', type: ['number', 'text', 'list'], optional: true, rest: 1 }],
  result: 'number',
  examples: [
    ['product(2, 3, 4)', 24],
    ["product([2, null, '5'])", 10],
    ['product([])', 0],
    ["product('x')", { error: 'All parameters must be numbers' }],
  ],
})

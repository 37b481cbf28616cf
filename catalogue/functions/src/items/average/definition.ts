import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'average',
  group: 'math',
  description: {
    en: 'Mean of numbers, or of a list of numbers. Empty values do not count; of nothing it is 0.',
    ru: 'Среднее чисел или списка чисел. Пустые значения не учитываются; без чисел — 0.',
  },
  parameters: [{ name: 'numbers', type: ['number', 'text', 'list'], optional: true, rest: 1 }],
  result: 'number',
  examples: [
    ['average(1, 2, 6)', 3],
    ["average([1, 2, '3'])", 2],
    ['average([])', 0],
    ['average([4, null, 8])', 6],
    ["average(['many'])", { error: 'All parameters must be numbers' }],
  ],
})

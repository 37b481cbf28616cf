import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'min',
  group: 'math',
  description: {
    en: 'Lowest of numbers, or of a list of numbers. Empty values do not count; of nothing it is nothing.',
    ru: 'Наименьшее из чисел или списка чисел. Пустые значения не учитываются; без чисел — ничего.',
  },
  parameters: [{ name: 'numbers', type: ['number', 'text', 'list'], optional: true, rest: 1 }],
  result: 'number',
  examples: [
    ['min(3, 1, 2)', 1],
    ["min([5, null, '-4'])", -4],
    ['min([])', undefined],
    ["min('low')", { error: 'All parameters must be numbers' }],
  ],
})

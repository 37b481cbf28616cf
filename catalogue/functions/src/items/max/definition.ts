import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'max',
  group: 'math',
  description: {
    en: 'Highest of numbers, or of a list of numbers. Empty values do not count; of nothing it is nothing.',
    ru: 'Наибольшее из чисел или списка чисел. Пустые значения не учитываются; без чисел — ничего.',
  },
  parameters: [{ name: 'numbers', type: ['number', 'text', 'list'], optional: true, rest: 1 }],
  result: 'number',
  examples: [
    ['max(3, 1, 2)', 3],
    ["max([5, null, '14'])", 14],
    ['max([])', undefined],
    ['max(1, {})', { error: 'All parameters must be numbers' }],
  ],
})

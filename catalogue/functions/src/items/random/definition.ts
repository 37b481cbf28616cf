import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'random',
  group: 'math',
  description: {
    en: 'A number by chance, from the first up to the second (not included); from 0 to 1 unless given.',
    ru: 'Случайное число от первого до второго (не включая его); по умолчанию от 0 до 1.',
  },
  parameters: [
    { name: 'from', type: 'number', optional: true, default: '0' },
    { name: 'to', type: 'number', optional: true, default: '1' },
  ],
  result: 'number',
  volatile: true,
  examples: [
    ['random()', 0.25],
    ['random(10, 20)', 12.5],
    ["random('x')", { error: 'First parameter must be a number' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'randomInt',
  group: 'math',
  description: {
    en: 'A whole number by chance, from the first to the second, both included.',
    ru: 'Случайное целое число от первого до второго, включая оба.',
  },
  parameters: [
    { name: 'from', type: 'number' },
    { name: 'to', type: 'number' },
  ],
  result: 'number',
  volatile: true,
  examples: [
    ['randomInt(1, 6)', 2],
    ['randomInt(3, 3)', 3],
    ['randomInt(1)', { error: 'Second parameter must be a number' }],
  ],
})

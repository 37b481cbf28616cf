import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'not',
  group: 'conditional',
  description: {
    en: 'The opposite: true for what is false, 0, an empty text or nothing.',
    ru: 'Противоположное: true для false, 0, пустого текста и отсутствующего значения.',
  },
  parameters: [{ name: 'value', type: 'any' }],
  result: 'boolean',
  examples: [
    ['not(true)', false],
    ["not('')", true],
    ['not([])', false],
    ['not(null)', true],
  ],
})

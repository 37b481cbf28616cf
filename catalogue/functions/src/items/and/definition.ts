import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'and',
  group: 'conditional',
  description: {
    en: 'Whether all conditions hold. Stops at the first one that does not.',
    ru: 'Выполнены ли все условия. Останавливается на первом невыполненном.',
  },
  parameters: [{ name: 'condition', type: 'any', rest: 1 }],
  result: 'boolean',
  lazy: true,
  examples: [
    ["and(1 < 2, 'text')", true],
    ['and(true, 0)', false],
    ['and(false, missing.field)', false],
    ['and()', true],
  ],
})

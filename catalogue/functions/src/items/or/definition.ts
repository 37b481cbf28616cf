import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'or',
  group: 'conditional',
  description: {
    en: 'Whether at least one condition holds. Stops at the first one that does.',
    ru: 'Выполнено ли хотя бы одно условие. Останавливается на первом выполненном.',
  },
  parameters: [{ name: 'condition', type: 'any', rest: 1 }],
  result: 'boolean',
  lazy: true,
  examples: [
    ["or(false, 'text')", true],
    ["or(0, '')", false],
    ['or(true, missing.field)', true],
    ['or()', false],
  ],
})

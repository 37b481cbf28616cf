import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'if',
  group: 'conditional',
  description: {
    en: 'One of two values, by whether a condition holds. The other one is not worked out.',
    ru: 'Одно из двух значений в зависимости от условия. Второе не вычисляется.',
  },
  parameters: [
    { name: 'condition', type: 'any' },
    { name: 'then', type: 'any' },
    { name: 'otherwise', type: 'any', optional: true },
  ],
  result: 'any',
  lazy: true,
  examples: [
    ["if(2 > 1, 'yes', 'no')", 'yes'],
    ["if('', 'yes', 'no')", 'no'],
    ["if(true, 'kept', missing.field)", 'kept'],
    ["if(false, 'yes')", undefined],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'coalesce',
  group: 'conditional',
  description: {
    en: 'The first value that is not empty; those after it are not worked out.',
    ru: 'Первое непустое значение; остальные не вычисляются.',
  },
  parameters: [{ name: 'value', type: 'any', rest: 1 }],
  result: 'any',
  lazy: true,
  examples: [
    ["coalesce('', null, 'third')", 'third'],
    ['coalesce(0, 1)', 0],
    ["coalesce('kept', missing.field)", 'kept'],
    ['coalesce([], {})', undefined],
  ],
})

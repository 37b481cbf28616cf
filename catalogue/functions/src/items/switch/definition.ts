import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'switch',
  group: 'conditional',
  description: {
    en: 'The result beside the first case that equals the value. A last value without a case is for when none does.',
    ru: 'Результат при первом совпавшем варианте. Последнее значение без варианта — на случай, если не совпал ни один.',
  },
  parameters: [
    { name: 'value', type: 'any' },
    { name: 'case', type: 'any' },
    { name: 'result', type: 'any', rest: 2 },
  ],
  result: 'any',
  lazy: true,
  examples: [
    ["switch('b', 'a', 1, 'b', 2, 3)", 2],
    ["switch('z', 'a', 1, 3)", 3],
    ["switch('z', 'a', 1)", undefined],
    ["switch('3', 'a', 1, '3')", '3'],
    ["switch(1, '1', 'text', 'other')", 'other'],
    ["switch('a', 'a', 'kept', missing.field, 2)", 'kept'],
  ],
})

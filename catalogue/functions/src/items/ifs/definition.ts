import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'ifs',
  group: 'conditional',
  description: {
    en: 'The result beside the first condition that holds. A last value without a condition is for when none does.',
    ru: 'Результат при первом выполненном условии. Последнее значение без условия — на случай, если не выполнено ни одно.',
  },
  parameters: [
    { name: 'condition', type: 'any' },
    { name: 'result', type: 'any', rest: 2 },
  ],
  result: 'any',
  lazy: true,
  examples: [
    ["ifs(false, 'a', true, 'b', 'c')", 'b'],
    ["ifs(false, 'a', 'none')", 'none'],
    ["ifs(false, 'a')", undefined],
    ["ifs(true, 'kept', missing.field, 'b')", 'kept'],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'extract',
  group: 'pattern',
  description: {
    en: 'The first part of a text that a pattern (regular expression) describes, or of it the part in its brackets.',
    ru: 'Первая часть текста, которую описывает шаблон (регулярное выражение), или часть её в скобках шаблона.',
  },
  parameters: [
    { name: 'text', type: 'text' },
    { name: 'pattern', type: 'text' },
    { name: 'group', type: 'number', optional: true, default: '0' },
    { name: 'flags', type: 'text', optional: true },
  ],
  result: 'text',
  examples: [
    ["extract('order 66 of 70', '\\\\d+')", '66'],
    ["extract('ada@example.com', '@(\\\\w+)', 1)", 'example'],
    ["extract('none', '\\\\d+')", undefined],
    ["extract('x', '\\\\d+', 'y')", { error: 'Third parameter must be a number' }],
    ["extract(null, 'x')", { error: 'First parameter must be a text' }],
  ],
})

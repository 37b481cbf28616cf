import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'extractAll',
  group: 'pattern',
  description: {
    en: 'All parts of a text that a pattern (regular expression) describes, or of each the part in its brackets.',
    ru: 'Все части текста, которые описывает шаблон (регулярное выражение), или часть каждой в скобках шаблона.',
  },
  parameters: [
    { name: 'text', type: 'text' },
    { name: 'pattern', type: 'text' },
    { name: 'group', type: 'number', optional: true, default: '0' },
    { name: 'flags', type: 'text', optional: true },
  ],
  result: 'list',
  examples: [
    ["extractAll('order 66 of 70', '\\\\d+')", ['66', '70']],
    ["extractAll('#one #two', '#(\\\\w+)', 1)", ['one', 'two']],
    ["extractAll('none', '\\\\d+')", []],
    ["extractAll(5, '5')", { error: 'First parameter must be a text' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'matches',
  group: 'pattern',
  description: {
    en: 'Whether a text holds what a pattern (regular expression) describes.',
    ru: 'Содержит ли текст то, что описывает шаблон (регулярное выражение).',
  },
  parameters: [
    { name: 'text', type: 'text' },
    { name: 'pattern', type: 'text' },
    { name: 'flags', type: 'text', optional: true },
  ],
  result: 'boolean',
  examples: [
    ["matches('order 66', '\\\\d+')", true],
    ["matches('Order', '^order$', 'i')", true],
    ["matches('abc', '^\\\\d')", false],
    ["matches('abc', '(')", { error: 'A bracket ( is not closed' }],
    ["matches(5, '5')", { error: 'First parameter must be a text' }],
  ],
})

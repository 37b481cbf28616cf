import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'replaceMatches',
  group: 'pattern',
  description: {
    en: 'The text with every part that a pattern (regular expression) describes replaced; $1 is what the first brackets hold.',
    ru: 'Текст, в котором заменены все части по шаблону (регулярному выражению); $1 — то, что в первых скобках.',
  },
  parameters: [
    { name: 'text', type: 'text' },
    { name: 'pattern', type: 'text' },
    { name: 'replacement', type: 'text' },
    { name: 'flags', type: 'text', optional: true },
  ],
  result: 'text',
  examples: [
    ["replaceMatches('a1b22', '\\\\d+', '#')", 'a#b#'],
    ["replaceMatches('Ada Lovelace', '(\\\\w+) (\\\\w+)', '$2, $1')", 'Lovelace, Ada'],
    ["replaceMatches('a', 'a', 1)", { error: 'Third parameter must be a text' }],
    ["replaceMatches('a', '*', '')", { error: 'There is nothing that * could repeat; write \\* for the character' }],
  ],
})

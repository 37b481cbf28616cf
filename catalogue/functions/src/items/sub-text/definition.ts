import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'subText',
  group: 'text',
  description: {
    en: 'The characters from one place up to another, not included; to the end when there is none. 0 is the beginning.',
    ru: 'Символы с одного места до другого, не включая его; до конца, если оно не задано. 0 — начало.',
  },
  parameters: [
    { name: 'text', type: 'text' },
    { name: 'start', type: 'number' },
    { name: 'end', type: 'number', optional: true },
  ],
  result: 'text',
  examples: [
    ["subText('abc', 2, 0)", 'ab'],
    ["subText('abc', 1)", 'bc'],
    ["subText('abc', -5, 2)", 'ab'],
    ["subText('abc', 'x')", { error: 'Second parameter must be a number' }],
    ["subText('abc', 0, null)", { error: 'Third parameter must be a number' }],
    ['subText(null, 1)', { error: 'First parameter must be a text' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'join',
  group: 'array',
  description: {
    en: 'The items of a list as one text.',
    ru: 'Элементы списка одним текстом.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'separator', type: 'text', optional: true, default: ',' },
  ],
  result: 'text',
  examples: [
    ["join(['a', 'b'])", 'a,b'],
    ["join([1, null, 2], ' - ')", '1 -  - 2'],
    ['join([])', ''],
    ['join([1, 2], 3)', { error: 'Second parameter must be a text' }],
    ["join('ab', ',')", { error: 'First parameter must be an array (or collection)' }],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'length',
  group: 'array',
  description: {
    en: 'How many items a list has, or characters a text.',
    ru: 'Сколько элементов в списке или символов в тексте.',
  },
  parameters: [{ name: 'value', type: ['list', 'text'] }],
  result: 'number',
  examples: [
    ['length([1, 2, 3])', 3],
    ["length('')", 0],
    ['length({ data: [1, 2], limit: 1, total: 2 })', 1],
    ['length(5)', { error: 'First parameter must be an array (or collection) or a string' }],
  ],
})

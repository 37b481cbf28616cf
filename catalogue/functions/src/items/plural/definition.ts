import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'plural',
  group: 'text',
  description: {
    en: 'The form of a word that goes with a number in the language of the page: one, few, many.',
    ru: 'Форма слова, которая подходит к числу на языке страницы: 1 товар, 2 товара, 5 товаров.',
  },
  parameters: [
    { name: 'number', type: 'number' },
    { name: 'one', type: 'any' },
    { name: 'few', type: 'any' },
    { name: 'many', type: 'any', optional: true },
  ],
  result: 'text',
  examples: [
    ["plural(1, 'item', 'items')", 'item'],
    ["plural(5, 'item', 'items')", 'items'],
    ["plural(0, 'item', 'items')", 'items'],
    ["plural('x', 'item', 'items')", { error: 'First parameter must be a number' }],
  ],
})

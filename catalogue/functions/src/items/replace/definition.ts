import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'replace',
  group: 'text',
  description: {
    en: 'The text with the first place that holds a part replaced.',
    ru: 'Текст, в котором заменено первое вхождение части.',
  },
  parameters: [
    { name: 'text', type: 'text' },
    { name: 'part', type: 'text' },
    { name: 'replacement', type: 'text' },
  ],
  result: 'text',
  examples: [
    ["replace('banana', 'an', 'AN')", 'bANana'],
    ["replace('price: x', 'x', '$&')", 'price: $&'],
    ["replace('banana', '', '-')", 'banana'],
    ["replace('banana', 'a', 5)", { error: 'Third parameter must be a text' }],
  ],
})

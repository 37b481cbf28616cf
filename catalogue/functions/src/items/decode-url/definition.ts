import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'decodeUrl',
  group: 'text',
  description: {
    en: 'The text behind a part of an address: %20 and the like become the signs they stand for.',
    ru: 'Текст из части адреса: %20 и подобное превращаются в обозначенные знаки.',
  },
  parameters: [{ name: 'text', type: 'text' }],
  result: 'text',
  examples: [
    ["decodeUrl('a%20b%26c')", 'a b&c'],
    ["decodeUrl('plain')", 'plain'],
    ["decodeUrl('100%')", { error: 'First parameter must be an encoded text' }],
    ['decodeUrl(5)', { error: 'First parameter must be a text' }],
  ],
})

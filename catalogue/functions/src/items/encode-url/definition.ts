import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'encodeUrl',
  group: 'text',
  description: {
    en: 'A text as a part of an address: signs that mean something in addresses are written as %20 and the like.',
    ru: 'Текст как часть адреса: знаки со значением в адресах записываются как %20 и подобное.',
  },
  parameters: [{ name: 'text', type: 'any' }],
  result: 'text',
  examples: [
    ["encodeUrl('a b&c/d')", 'a%20b%26c%2Fd'],
    ["encodeUrl('привет')", '%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82'],
    ['encodeUrl(5)', '5'],
  ],
})

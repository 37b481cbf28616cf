import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'slug',
  group: 'text',
  description: {
    en: 'A text as a name in addresses: small letters and digits with hyphens between words, Cyrillic in Latin letters.',
    ru: 'Текст как имя в адресе: строчные буквы и цифры, между словами дефисы, кириллица латиницей.',
  },
  parameters: [{ name: 'text', type: 'any' }],
  result: 'text',
  examples: [
    ["slug('Hello, World!')", 'hello-world'],
    ["slug('Щука и ёж')", 'shchuka-i-yozh'],
    ["slug('Crème brûlée  №5')", 'creme-brulee-5'],
    ["slug('---')", ''],
    ['slug(null)', ''],
  ],
})

import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'translate',
  group: 'text',
  description: {
    en: 'The text in the language of the page, else in the default language, else the first there is.',
    ru: 'Текст на языке страницы, иначе на языке по умолчанию, иначе первый имеющийся.',
  },
  parameters: [{ name: 'texts', type: ['object', 'text'] }],
  result: 'text',
  examples: [
    ["translate({ en: 'Hello', ru: 'Привет' })", 'Hello'],
    ["translate({ ru: 'Привет' })", 'Привет'],
    ['translate({})', ''],
    ["translate('as it is')", 'as it is'],
    ['translate(5)', { error: 'First parameter must be an object' }],
  ],
})

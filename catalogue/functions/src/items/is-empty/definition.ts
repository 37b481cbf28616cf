import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'isEmpty',
  group: 'utils',
  description: {
    en: 'Whether a value is nothing, an empty text, an empty list or an empty object. 0 and false are not empty.',
    ru: 'Пусто ли значение: ничего, пустой текст, список или объект. 0 и false не пустые.',
  },
  parameters: [{ name: 'value', type: 'any' }],
  result: 'boolean',
  examples: [
    ["isEmpty('')", true],
    ['isEmpty([])', true],
    ['isEmpty({})', true],
    ['isEmpty(0)', false],
    ["isEmpty(' ')", false],
    ['isEmpty(null)', true],
  ],
})

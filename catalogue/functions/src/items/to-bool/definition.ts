import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'toBool',
  group: 'utils',
  description: {
    en: 'Whether a value counts as true: everything but false, 0, NaN, an empty text and nothing. The text "false" counts.',
    ru: 'Считается ли значение истинным: всё, кроме false, 0, NaN, пустого текста и отсутствующего значения. Текст "false" — истина.',
  },
  parameters: [{ name: 'value', type: 'any' }],
  result: 'boolean',
  examples: [
    ["toBool('false')", true],
    ['toBool(0)', false],
    ['toBool([])', true],
    ['toBool(null)', false],
  ],
})

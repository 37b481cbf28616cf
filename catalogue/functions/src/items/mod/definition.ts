import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'mod',
  group: 'math',
  description: {
    en: 'What is left after division, with the sign of the divisor as in spreadsheets; NaN when dividing by 0.',
    ru: 'Остаток от деления со знаком делителя, как в электронных таблицах; NaN при делении на 0.',
  },
  parameters: [
    { name: 'number', type: 'number' },
    { name: 'divisor', type: 'number' },
  ],
  result: 'number',
  examples: [
    ['mod(7, 3)', 1],
    ['mod(-1, 3)', 2],
    ['mod(7, -3)', -2],
    ['mod(5, 0)', Number.NaN],
    ["mod(5, 'x')", { error: 'Second parameter must be a number' }],
  ],
})

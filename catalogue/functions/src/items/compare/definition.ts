import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'compare',
  group: 'conditional',
  description: {
    en: 'Whether two values are the same all through, lists and objects included. The order of a list matters.',
    ru: 'Совпадают ли два значения целиком, включая списки и объекты. Порядок в списке важен.',
  },
  parameters: [
    { name: 'first', type: 'any' },
    { name: 'second', type: 'any' },
  ],
  result: 'boolean',
  examples: [
    ['compare({ a: [1] }, { a: [1] })', true],
    ['compare([1, 2], [2, 1])', false],
    ['compare({ a: 1, b: 2 }, { b: 2, a: 1 })', true],
    ["compare('1', 1)", false],
    ['compare(null, undefined)', false],
  ],
})

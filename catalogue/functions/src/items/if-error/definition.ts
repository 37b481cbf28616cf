import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'ifError',
  group: 'conditional',
  description: {
    en: 'The value, or another one when working it out fails. A formula that takes too long fails all the same.',
    ru: 'Значение или замена ему, если при вычислении случилась ошибка. Слишком долгая формула всё равно прерывается.',
  },
  parameters: [
    { name: 'value', type: 'any' },
    { name: 'fallback', type: 'any', optional: true },
  ],
  result: 'any',
  lazy: true,
  examples: [
    ["ifError(fromJson('{bad'), 'not readable')", 'not readable'],
    ['ifError(1 + 1, 0)', 2],
    ['ifError(missing.field)', undefined],
  ],
})

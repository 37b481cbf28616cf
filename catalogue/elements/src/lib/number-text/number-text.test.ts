import { describe, expect, test } from 'vitest'
import { readPlainNumber, writeNumber, type NumberLook } from './number-text.ts'

const LOOK: NumberLook = { locale: 'en', style: 'decimal', fractionDigits: 2, minimumIntegerDigits: 1, thousandsSeparator: true }
/** Spaces of languages are several kinds of them. */
const write = (value: number, look: NumberLook = {}): string => writeNumber(value, { ...LOOK, ...look }).replaceAll(/\s/g, ' ')

describe('how a number is written', () => {
  test.each<[number, NumberLook, string]>([
    [1249.5, {}, '1,249.50'],
    [1249.5, { locale: 'de' }, '1.249,50'],
    [1249.5, { locale: 'pt_BR' }, '1.249,50'],
    [1249.5, { thousandsSeparator: false }, '1249.50'],
    [0.125, { style: 'percent', fractionDigits: 1 }, '12.5%'],
    [0.5, { style: 'percent', fractionDigits: 0, locale: 'fr' }, '50 %'],
    [-4, { style: 'unit', unit: 'celsius', unitDisplay: 'short', fractionDigits: 0 }, '-4°C'],
    [16, { style: 'unit', unit: 'liter', unitDisplay: 'long', fractionDigits: 0 }, '16 liters'],
    [1_284_000, { notation: 'compact', fractionDigits: 1 }, '1.3M'],
    [12_345, { notation: 'scientific' }, '1.23E4'],
    [12_345, { notation: 'engineering' }, '12.35E3'],
    [5, { signDisplay: 'always', fractionDigits: 0 }, '+5'],
    [-5, { signDisplay: 'never', fractionDigits: 0 }, '5'],
    [Infinity, {}, '∞'],
  ])('S3-44 %s as %j is %s', (value, look, text) => expect(write(value, look)).toBe(text))

  test.each([
    ['narrowSymbol', '$5.00'],
    ['symbol', 'CA$5.00'],
    ['code', 'CAD 5.00'],
    ['name', '5.00 Canadian dollars'],
  ])('S3-44 money with its %s', (currencyDisplay, text) =>
    expect(write(5, { style: 'currency', currency: 'CAD', currencyDisplay })).toBe(text),
  )

  test('S5-09 of digits before the point there are 1 to 21', () => {
    const digits = (minimumIntegerDigits: unknown) =>
      write(7, { minimumIntegerDigits, fractionDigits: 0, thousandsSeparator: false }).length
    expect([1, 5, 21, 0, -4, 25, '3', 2.9, null, 'many'].map(digits)).toEqual([1, 5, 21, 1, 1, 21, 3, 2, 1, 1])
  })

  test('S5-10 of decimal places there are 0 to 20, filled up with zeros, two where nothing is said', () => {
    const places = (fractionDigits: unknown) => write(0.5, { fractionDigits }).replace(/^0\.?/, '').replace(/^1$/, '').length
    expect([0, 3, 20, -1, 25, Infinity, '4', undefined, {}].map(places)).toEqual([0, 3, 20, 0, 20, 20, 4, 2, 2])
  })

  test.each<NumberLook>([
    { style: 'currency', currency: 'euros' },
    { style: 'currency', currency: null },
    { style: 'currency' },
    { style: 'unit', unit: 'parsec' },
    { style: 'unit', unit: { a: 1 } },
    { style: 'roman' },
    { locale: 'no language at all' },
    { locale: 7, notation: 'musical', signDisplay: [] },
  ])('S3-44 with %j it is a plain number in English', (look) => expect(write(1234, look)).toBe('1,234.00'))

  test('a currency that nobody knows is no reason to write in another language', () =>
    expect(write(1234.5, { style: 'currency', currency: 'e', locale: 'de' })).toBe('1.234,50'))
})

test.each([
  [7, 7],
  ['12.5', 12.5],
  [' -3 ', -3],
  ['1e3', 1000],
  [9n, 9],
  ['', undefined],
  ['  ', undefined],
  ['12,5', undefined],
  [Number.NaN, undefined],
  [null, undefined],
  [undefined, undefined],
  [true, undefined],
  [[4], undefined],
  [{}, undefined],
])('%s is the number %s', (value, number) => expect(readPlainNumber(value)).toBe(number))

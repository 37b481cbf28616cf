import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FORMATS, readColor, writeColor } from './color-value.ts'

const asHex = (text: unknown): string | undefined => {
  const color = readColor(text)
  return color && writeColor(color, 'hex')
}

describe('the text of a colour', () => {
  test.each([
    ['#1F5FE0', '#1f5fe0'],
    ['1f5fe0', '#1f5fe0'],
    [' #fa0 ', '#ffaa00'],
    ['#fa08', '#ffaa0087'],
    ['#00000080', '#00000080'],
    ['rgb(31, 95, 224)', '#1f5fe0'],
    ['RGB(31 95 224 / 50%)', '#1f5fe080'],
    ['rgba(300, -5, 0, 2)', '#ff0000'],
    ['hsl(120, 100%, 25%)', '#008000'],
    ['hsl(-120deg 100% 50%)', '#0000ff'],
    ['hsla(0, 0%, 100%, 0)', '#ffffff00'],
  ])('%j is read as %s', (text, hex) => expect(asHex(text)).toBe(hex))

  test.each([
    '',
    'red',
    '#12',
    '#12345',
    '#1234567',
    '#ggg',
    'rgb(1, 2)',
    'rgb(1,2,3,4,5)',
    'rgb(a, b, c)',
    'url(x)',
    5,
    null,
    {},
  ])('%j is no colour', (given) => expect(readColor(given)).toBeUndefined())

  test('is written in the wanted form, with its opacity where it has less than all of it', () => {
    const color = { h: 240, s: 1, v: 1, a: 1 }
    expect(FORMATS.map((format) => writeColor(color, format))).toEqual(['#0000ff', 'rgb(0, 0, 255)', 'hsl(240, 100%, 50%)'])
    expect(FORMATS.map((format) => writeColor({ ...color, a: 0.5 }, format))).toEqual([
      '#0000ff80',
      'rgba(0, 0, 255, 0.5)',
      'hsla(240, 100%, 50%, 0.5)',
    ])
    expect(writeColor({ h: 300, s: 0.5, v: 0, a: 1 }, 'hsl')).toBe('hsl(300, 0%, 0%)')
  })

  test('that was written is read as the same one', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true })
    const color = fc.record({ h: fc.double({ min: 0, max: 360, noNaN: true }), s: part, v: part, a: part })
    fc.assert(
      fc.property(color, fc.constantFrom('hex', 'rgb'), (given, format) => {
        const text = writeColor(given, format)
        const read = readColor(text)
        expect(read && writeColor(read, format)).toBe(text)
      }),
      { seed: 7, numRuns: 500 },
    )
  })
})

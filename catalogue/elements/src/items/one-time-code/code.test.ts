import { describe, expect, test } from 'vitest'
import { codePattern, readCode, readFormat, writeCode } from './code.ts'

describe('a format', () => {
  test.each([
    ['xxxx', ['', '', '', '']],
    ['xx-xx', ['', '', '-', '']],
    ['G-XXX / x', ['', '', '', '/']],
    ['x'.repeat(30), Array.from({ length: 12 }, () => '')],
  ])('%j has its cells, and signs between them', (format, cells) => expect(readFormat(format)).toEqual(cells))

  test.each([[''], ['---'], [null], [undefined], [7], [{}], [['x']], ['-'.repeat(100_000)]])(
    'that has no cell is the usual one',
    (format) => expect(readFormat(format)).toHaveLength(6),
  )
})

describe('a code', () => {
  test.each([
    ['Your code is 123-456.', '123456'],
    ['12345678', '123456'],
    ['１２３', '123'],
    ['many', ''],
    ['1'.repeat(100_000), '111111'],
    [' '.repeat(100_000) + '7', '7'],
  ])('is read from what stands around it', (text, code) => expect(readCode(text, 'digits', 6)).toBe(code))

  test('may be of letters, or of both, and in capitals', () => {
    expect(readCode('a1-Ж b2', 'letters', 6)).toBe('ab')
    expect(readCode('a1-Ж b2', 'alphanumeric', 6, true)).toBe('A1B2')
  })

  test('is written with what sets its parts apart, as far as it goes', () => {
    const format = readFormat('xx-xx')
    expect(['1234', '123', '12', ''].map((code) => writeCode(code, format))).toEqual(['12-34', '12-3', '12', ''])
  })

  test('is complete where the browser finds so, too', () => {
    const isComplete = (code: string) => new RegExp(`^(?:${codePattern('digits', 4)})$`, 'v').test(code)
    expect(['1234', '123', '12345', 'abcd'].map(isComplete)).toEqual([true, false, false, false])
  })
})

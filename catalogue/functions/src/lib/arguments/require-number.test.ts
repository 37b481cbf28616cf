import { describe, expect, it } from 'vitest'
import { optionalNumber, requireNumber } from './require-number.ts'

describe('an argument that must be a number', () => {
  it.each([
    [0, 0],
    [-1.5, -1.5],
    ['12', 12],
    [' 1e3 ', 1000],
    [Infinity, Infinity],
  ])('may be %s', (value, expected) => expect(requireNumber(value, 1)).toBe(expected))

  it.each([undefined, null, '', ' ', false, true, [], [5], {}, '5px', Number.NaN, new Date(0)])('may not be %s', (value) =>
    expect(() => requireNumber(value, 2)).toThrow('Second parameter must be a number'),
  )

  it('is named by its position, however far', () => {
    expect(() => requireNumber('x', 10)).toThrow('Tenth parameter must be a number')
    expect(() => requireNumber('x', 11)).toThrow('Parameter 11 must be a number')
  })

  it('may be left out where there is something to use instead, but not be empty', () => {
    expect(optionalNumber(undefined, 2, 7)).toBe(7)
    expect(() => optionalNumber(null, 2, 7)).toThrow('Second parameter must be a number')
  })
})

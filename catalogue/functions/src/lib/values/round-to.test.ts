import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundTo } from './round-to.ts'

describe('rounding', () => {
  it.each([
    [1.005, 2, 1.01],
    [8.345, 2, 8.35],
    [-2.345, 2, -2.34],
    [1e21, 2, 1e21],
    [1.5e-7, 7, 2e-7],
    [123456, -3, 123000],
    [0.1 + 0.2, 10, 0.3],
    [5, 1000, 5],
    [5, -1000, 0],
  ])('of %s to %s digits is %s', (value, digits, expected) => expect(roundTo(Math.round, value, digits)).toBe(expected))

  it('never gives a zero with a sign', () => expect(Object.is(roundTo(Math.round, -0.2, 0), 0)).toBe(true))

  it('leaves alone what is no finite number', () => {
    for (const value of [Number.NaN, Infinity, -Infinity]) expect(roundTo(Math.round, value, 2)).toBe(value)
  })

  it('agrees with rounding the digits as they are written', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 })
    fc.assert(
      fc.property(cents, fc.nat({ max: 999 }), (whole, rest) => {
        const value = Number(`${whole < 0 ? '-' : ''}${Math.abs(whole)}.${String(rest).padStart(3, '0')}`)
        const thousandths = Math.abs(whole) * 1000 + rest
        const up = whole < 0 ? Math.ceil(thousandths / 10 - 0.5) : Math.floor(thousandths / 10 + 0.5)
        expect(roundTo(Math.round, value, 2)).toBe((whole < 0 ? -1 : 1) * (up / 100) + 0)
      }),
    )
  })

  it('stays within half a digit, rounding down below and up above', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter((value) => value === 0 || Math.abs(value) > 1e-9),
        fc.integer({ min: -5, max: 5 }),
        (value, digits) => {
          const half = 10 ** -digits / 2 + 1e-6
          expect(Math.abs(roundTo(Math.round, value, digits) - value)).toBeLessThanOrEqual(half)
          expect(roundTo(Math.floor, value, digits)).toBeLessThanOrEqual(value)
          expect(roundTo(Math.ceil, value, digits)).toBeGreaterThanOrEqual(value)
        },
      ),
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const at = (chance: number) => withFakeHost(call, { random: () => chance })

describe('randomInt', () => {
  it('reaches both ends and nothing beyond', () => {
    expect([0, 0.17, 0.5, 0.9999999].map((chance) => at(chance)(1, 6))).toEqual([1, 2, 4, 6])
  })

  it('gives a whole number between any two, in either order', () => {
    const chances = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(chances, fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -1000, max: 1000 }), (chance, from, to) => {
        const value = Number(at(chance)(from, to))
        expect(Number.isInteger(value)).toBe(true)
        expect(value).toBeGreaterThanOrEqual(Math.min(from, to))
        expect(value).toBeLessThanOrEqual(Math.max(from, to))
      }),
    )
  })
})

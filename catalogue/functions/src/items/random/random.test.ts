import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

describe('random', () => {
  it('comes from the host alone and keeps between its ends', () => {
    const chances = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(chances, fc.integer({ min: -1000, max: 1000 }), fc.nat({ max: 1000 }), (chance, from, width) => {
        const value = withFakeHost(call, { random: () => chance })(from, from + width)
        expect(value).toBe(from + chance * width)
        expect(value).toBeGreaterThanOrEqual(from)
        expect(value).toBeLessThanOrEqual(from + width)
      }),
    )
  })
})

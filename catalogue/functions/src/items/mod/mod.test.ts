import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const mod = withFakeHost(call)

describe('mod', () => {
  it('is what is missing to a whole multiple, with the sign of the divisor', () => {
    const divisors = fc.integer({ min: -1000, max: 1000 }).filter((divisor) => divisor !== 0)
    fc.assert(
      fc.property(fc.integer(), divisors, (number, divisor) => {
        const rest = Number(mod(number, divisor))
        expect(Number.isInteger((number - rest) / divisor)).toBe(true)
        expect(Math.abs(rest)).toBeLessThan(Math.abs(divisor))
        expect(rest * divisor).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('never is a zero with a sign', () => expect(Object.is(mod(-6, 3), 0)).toBe(true))
})

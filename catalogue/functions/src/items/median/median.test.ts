import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const median = withFakeHost(call)

describe('median', () => {
  it('has as many numbers below as above, and leaves the list in its order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (numbers) => {
        const before = [...numbers]
        const middle = Number(median(numbers))
        const half = numbers.length / 2
        expect(numbers.filter((number) => number < middle).length).toBeLessThanOrEqual(half)
        expect(numbers.filter((number) => number > middle).length).toBeLessThanOrEqual(half)
        expect(numbers).toEqual(before)
      }),
    )
  })

  it('orders numbers as numbers', () => expect(median(['10', '9', '1'])).toBe(9))
})

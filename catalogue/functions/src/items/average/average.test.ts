import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call as callMax } from '../max/call.ts'
import { call as callMin } from '../min/call.ts'
import { call } from './call.ts'

const [average, lowest, highest] = [withFakeHost(call), withFakeHost(callMin), withFakeHost(callMax)]

describe('average', () => {
  it('lies between the lowest and the highest number', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (numbers) => {
        expect(average(numbers)).toBeGreaterThanOrEqual(Number(lowest(numbers)) - 1e-6)
        expect(average(numbers)).toBeLessThanOrEqual(Number(highest(numbers)) + 1e-6)
      }),
    )
  })

  it('unwraps a collection', () => expect(average({ data: [2, 4] })).toBe(3))
  it('does not count empty rows', () => expect(average([1, null, '', undefined, 3])).toBe(2))
  it('takes more numbers than a call may have arguments', () => {
    const many = Array.from({ length: 140_000 }, (_, at) => at % 3)
    expect([lowest(many), highest(many)]).toEqual([0, 2])
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { call as callLast } from '../last-index-of/call.ts'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const [indexOf, lastIndexOf] = [withFakeHost(call), withFakeHost(callLast)]
const AB = fc.string({ unit: fc.constantFrom('a', 'b') })

describe('indexOf and lastIndexOf', () => {
  it('find the first and the last place, or none', () => {
    fc.assert(
      fc.property(
        AB,
        AB.filter((part) => part !== ''),
        (text, part) => {
          const [first, last] = [Number(indexOf(text, part)), Number(lastIndexOf(text, part))]
          expect(first === -1).toBe(!text.includes(part))
          expect(last === -1).toBe(first === -1)
          expect(first).toBeLessThanOrEqual(last)
          if (first !== -1) expect([text.slice(first), text.slice(last)].every((rest) => rest.startsWith(part))).toBe(true)
        },
      ),
    )
  })

  it('start where they are told, wherever that is', () => {
    expect([-5, 0, 1, 99].map((start) => indexOf('aa', 'a', start))).toEqual([0, 0, 1, -1])
  })
})

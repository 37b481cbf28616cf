import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { call as callLeft } from '../left/call.ts'
import { call as callRight } from '../right/call.ts'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const [subText, left, right] = [withFakeHost(call), withFakeHost(callLeft), withFakeHost(callRight)]

describe('subText', () => {
  it('gives the same for places in either order, and nothing beyond the ends', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -5, max: 20 }), fc.integer({ min: -5, max: 20 }), (text, start, end) => {
        const [low, high] = [Math.max(0, Math.min(start, end)), Math.max(0, start, end)]
        expect(subText(text, start, end)).toBe(text.slice(low, high))
        expect(subText(text, end, start)).toBe(subText(text, start, end))
      }),
    )
  })

  it('takes texts of numbers, and 0 for the beginning', () => expect(subText('abc', '1', '0')).toBe('a'))
})

describe('left and right', () => {
  it('share a text between them', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 20 }), (text, count) => {
        const rest = Math.max(0, text.length - count)
        expect(`${left(text, count)}${right(text, rest)}`).toBe(text)
      }),
    )
  })

  it('give nothing for a negative number', () => expect([left('abc', -1), right('abc', -1)]).toEqual(['', '']))
})

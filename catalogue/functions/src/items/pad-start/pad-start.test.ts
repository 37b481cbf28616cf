import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const padStart = withFakeHost(call)

describe('padStart', () => {
  it('refuses a length beyond what a text may have', () => {
    expect(() => padStart('a', 1e9)).toThrow('text too long')
    expect(() => padStart('a', Number.POSITIVE_INFINITY)).toThrow('text too long')
  })

  it('cannot fill with nothing', () => expect(padStart('a', 5, '')).toBe('a'))
  it('cuts the filling to fit', () => expect(padStart('a', 6, 'xy')).toBe('xyxyxa'))
  it('leaves a text alone that is long enough', () => expect(padStart('abc', -1, '0')).toBe('abc'))
})

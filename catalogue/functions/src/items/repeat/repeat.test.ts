import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const repeat = withFakeHost(call)

describe('repeat', () => {
  it('refuses a text that would become too long, before making it', () => {
    expect(() => repeat('ab', 5001)).toThrow('text too long')
    expect(() => repeat('ab', Number.POSITIVE_INFINITY)).toThrow('text too long')
    expect(repeat('ab', 5000)).toHaveLength(10_000)
  })

  it('makes nothing of an empty text however often', () => {
    expect(repeat('', 1e300)).toBe('')
    expect(repeat(null, 3)).toBe('')
  })

  it('takes whole times', () => expect(repeat('ab', 2.9)).toBe('abab'))
})

import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const concatenate = withFakeHost(call)

describe('concatenate', () => {
  it('refuses a text that would become too long', () => {
    const half = 'a'.repeat(5001)
    expect(() => concatenate(half, half)).toThrow('text too long')
    expect(concatenate(half)).toBe(half)
  })

  it('writes numbers as people see them and nothing for nothing', () => {
    expect(concatenate(0, undefined, false, null, -0, 1e21, {})).toBe('0false01e+21{}')
  })
})

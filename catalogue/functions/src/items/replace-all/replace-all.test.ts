import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const replaceAll = withFakeHost(call)

describe('replaceAll', () => {
  it('refuses a text that would become too long, before making it', () => {
    expect(() => replaceAll('a'.repeat(5000), 'a', 'bcd')).toThrow('text too long')
    expect(replaceAll('a'.repeat(5000), 'a', 'b')).toBe('b'.repeat(5000))
  })

  it('goes from left to right and does not look at what it put in', () => {
    expect(replaceAll('aaa', 'aa', 'a')).toBe('aa')
    expect(replaceAll('.*', '.*', '$`$&')).toBe('$`$&')
  })
})

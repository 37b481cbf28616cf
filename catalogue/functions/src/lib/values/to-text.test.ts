import { describe, expect, it } from 'vitest'
import { fakeHost } from '../../testing/fake-host.ts'
import { toText } from './to-text.ts'

const text = (value: unknown) => toText(fakeHost(), value)

describe('a value as a text', () => {
  it('is nothing for nothing, and JSON for lists and objects', () => {
    expect([undefined, null, '', 0, false, -1.5].map(text)).toEqual(['', '', '', '0', 'false', '-1.5'])
    expect(text({ a: [1] })).toBe('{"a":[1]}')
  })

  it('is the instant for a date', () => {
    expect(text(new Date(0))).toBe('1970-01-01T00:00:00.000Z')
    expect(text(new Date(Number.NaN))).toBe('')
  })

  it('never runs what a value brings along', () => {
    const trap = () => {
      throw new Error('ran')
    }
    expect(text({ toString: trap, valueOf: trap, [Symbol.toPrimitive]: trap })).toBe('{}')
    expect(text(trap)).toBe('')
  })
})

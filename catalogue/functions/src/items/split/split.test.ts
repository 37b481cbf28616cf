import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const split = withFakeHost(call)

describe('split', () => {
  it('gives parts that join to the text again', () => {
    const short = fc.string({ minLength: 1, maxLength: 2, unit: fc.constantFrom('a', 'b', ',') })
    const texts = fc.string({ unit: fc.constantFrom('a', 'b', ',', ' ') })
    fc.assert(
      fc.property(texts, short, (text, separator) => {
        const parts = split(text, separator) as string[]
        expect(parts.join(separator)).toBe(text)
        expect(parts.filter((part) => part.includes(separator))).toEqual([])
      }),
    )
  })

  it('keeps the halves of an emoji together', () => expect(split('a👍b', '')).toEqual(['a', '👍', 'b']))

  it('refuses more parts than a list may have', () => {
    expect(() => split(','.repeat(10_000), ',')).toThrow('list too long')
    expect(() => split('a'.repeat(10_001), '')).toThrow('list too long')
  })
})

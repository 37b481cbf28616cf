import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const truncate = withFakeHost(call)

describe('truncate', () => {
  it('never gives more characters than asked for, and leaves short texts alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 20 }), fc.string({ maxLength: 4 }), (text, length, ending) => {
        const cut = String(truncate(text, length, ending))
        expect(cut.length).toBeLessThanOrEqual(Math.max(length, 0))
        if (text.length <= length) expect(cut).toBe(text)
      }),
    )
  })

  it('cuts no emoji in half', () => {
    expect(truncate('ab👍cd', 4)).toBe('ab…')
    expect(truncate('ab👍cd', 5)).toBe('ab👍…')
  })

  it('takes no length below nothing', () => expect(truncate('text', -3)).toBe(''))
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { call as callStripHtml } from '../strip-html/call.ts'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const [sanitize, stripHtml] = [withFakeHost(call), withFakeHost(callStripHtml)]
const HTML = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'amp;', 'b', '/', ' ') })

describe('sanitize', () => {
  it('leaves no sign that HTML would read, and shows the same text', () => {
    fc.assert(
      fc.property(HTML, (html) => {
        const safe = String(sanitize(html))
        expect(safe).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/)
        expect(stripHtml(safe)).toBe(html)
      }),
    )
  })

  it('escapes what is escaped already once more', () => expect(sanitize('&lt;')).toBe('&amp;lt;'))
  it('refuses a text that grew too long', () => expect(() => sanitize('"'.repeat(5000))).toThrow('text too long'))
})

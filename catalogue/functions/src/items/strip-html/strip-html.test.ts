import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const stripHtml = withFakeHost(call)

describe('stripHtml', () => {
  it.each([
    ['<a href="x">link</a>', 'link'],
    ['<!-- note -->text', 'text'],
    ['a < b > c', 'a < b > c'],
    ['open <b', 'open <b'],
    ['&lt;b&gt;', '<b>'],
    ['&amp;lt;', '&lt;'],
    ['<<b>x', '<x'],
  ])('makes %s into %s', (html, text) => expect(stripHtml(html)).toBe(text))

  it('answers at once on many brackets that are never closed', () => {
    const brackets = '<a'.repeat(100_000)
    expect(stripHtml(brackets)).toBe(brackets)
  })
})

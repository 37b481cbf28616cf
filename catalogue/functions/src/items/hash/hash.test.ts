import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const hash = withFakeHost(call)
const expected = (text: string) => createHash('sha256').update(text).digest('hex')

describe('hash', () => {
  it('is what everybody else calls SHA-256', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 200 })
    fc.assert(fc.property(texts, (text) => void expect(hash(text)).toBe(expected(text))))
  })

  it('is right around the ends of blocks', () => {
    for (let length = 50; length < 130; length += 1) expect(hash('x'.repeat(length))).toBe(expected('x'.repeat(length)))
  })

  it('of an object is that of its JSON', () => expect(hash({ a: 1 })).toBe(expected('{"a":1}')))
})

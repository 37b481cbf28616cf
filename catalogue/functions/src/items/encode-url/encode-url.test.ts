import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { call as callDecode } from '../decode-url/call.ts'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const [encodeUrl, decodeUrl] = [withFakeHost(call), withFakeHost(callDecode)]

describe('encodeUrl', () => {
  it('makes a part of an address that decodeUrl reads again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        expect(encodeUrl(text)).toMatch(/^[A-Za-z0-9\-_.!~*'()%]*$/)
        expect(decodeUrl(encodeUrl(text))).toBe(text)
      }),
    )
  })

  it('survives half an emoji', () => expect(encodeUrl('\ud83d')).toBe('%EF%BF%BD'))
})

describe('decodeUrl', () => {
  it.each(['%', '%4', '%zz', '%ff', '%e0%a4%a'])('says that %s is not encoded', (text) =>
    expect(() => decodeUrl(text)).toThrow('First parameter must be an encoded text'),
  )
})

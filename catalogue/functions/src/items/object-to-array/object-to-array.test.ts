import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { call as callBack } from '../array-to-object/call.ts'
import { call as callKeys } from '../keys/call.ts'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call as callValues } from '../values/call.ts'
import { call } from './call.ts'

const [pairs, back] = [withFakeHost(call), withFakeHost(callBack)]
const [keys, values] = [withFakeHost(callKeys), withFakeHost(callValues)]
const OBJECTS = fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), fc.jsonValue(), { noNullPrototype: true })

describe('objects as lists', () => {
  it('come back from their pairs, and pairs are keys beside values', () => {
    fc.assert(
      fc.property(OBJECTS, (object) => {
        expect(back(pairs(object))).toEqual(object)
        expect(pairs(object)).toEqual((keys(object) as string[]).map((key, at) => [key, (values(object) as unknown[])[at]]))
      }),
    )
  })

  it('hold own keys only', () => {
    const heir = Object.assign(Object.create({ inherited: 1 }), { own: 2 })
    expect(keys(heir)).toEqual(['own'])
    expect(values(heir)).toEqual([2])
  })

  it('refuse more keys than a list may have', () => {
    const large = Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [at, 0]))
    for (const take of [keys, values, pairs]) expect(() => take(large)).toThrow('list too long')
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { call as callMerge } from '../merge-objects/call.ts'
import { call as callOmit } from '../omit/call.ts'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const [pick, omit, mergeObjects] = [withFakeHost(call), withFakeHost(callOmit), withFakeHost(callMerge)]
const OBJECTS = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer(), { noNullPrototype: true })

describe('pick and omit', () => {
  it('divide an object between them', () => {
    fc.assert(
      fc.property(OBJECTS, fc.subarray(['a', 'b', 'c', 'd']), (object, keys) => {
        const present = keys.filter((key) => Object.hasOwn(object, key))
        expect(mergeObjects(pick(object, present), omit(object, keys))).toEqual(object)
        expect(Object.keys(pick(object, ...keys) as object)).toEqual(keys)
      }),
    )
  })

  it('take numbers for keys, and no path', () => {
    expect(pick({ 1: 'a', 'b.c': 2, b: { c: 3 } }, 1, 'b.c')).toEqual({ 1: 'a', 'b.c': 2 })
  })

  it('find nothing that an object inherits', () => {
    expect(pick({}, 'toString')).toStrictEqual({ toString: undefined })
    expect(() => pick({}, '__proto__')).toThrow('__proto__ cannot be used in a formula')
    expect(() => omit({}, ['constructor'])).toThrow('constructor cannot be used in a formula')
  })
})

describe('mergeObjects', () => {
  it('keeps a key named __proto__ from changing what the object is', () => {
    const merged = mergeObjects(JSON.parse('{"__proto__":{"admin":true}}'), { a: 1 }) as Record<string, unknown>
    expect(merged['admin']).toBeUndefined()
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeHost, withFakeHost } from '../../testing/fake-host.ts'
import { readPath } from '../../lib/values/read-path.ts'
import { call } from './call.ts'

const setPathValue = withFakeHost(call)

describe('setPathValue', () => {
  it('puts a value where the same path reads it, and changes nothing else', () => {
    const paths = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 }).map((keys) => keys.join('.'))
    const objects = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue({ depthSize: 'small' }), { noNullPrototype: true })
    fc.assert(
      fc.property(objects, paths, fc.integer(), (object, path, value) => {
        fc.pre(!JSON.stringify(object).includes('['))
        const before = structuredClone(object)
        const changed = setPathValue(object, path, value)
        expect(readPath(fakeHost(), changed, path)).toBe(value)
        expect(object).toEqual(before)
        expect(Object.keys(changed as object).toSorted()).toEqual(
          [...new Set([...Object.keys(object), path.slice(0, 1)])].toSorted(),
        )
      }),
    )
  })

  it('adds to the end of a list, but leaves no holes in it', () => {
    expect(setPathValue({ a: [1] }, 'a.1', 2)).toEqual({ a: [1, 2] })
    expect(() => setPathValue({ a: [1] }, 'a.5', 2)).toThrow('"5" is none of it')
    expect(setPathValue([{ a: 1 }], '0.a', 2)).toEqual([{ a: 2 }])
  })

  it('never touches what values inherit', () => {
    for (const path of ['__proto__.a', 'constructor.prototype.a', 'a.__proto__', 'toString.a'])
      try {
        setPathValue({ a: {} }, path, 'bad')
      } catch {
        continue
      }
    expect(({} as Record<string, unknown>)['a']).toBeUndefined()
    expect(Object.hasOwn(Object.prototype.toString, 'a')).toBe(false)
  })

  it('refuses empty and endless paths', () => {
    expect(() => setPathValue({}, 'a..b', 1)).toThrow('A key must be a text that is not empty')
    expect(() => setPathValue({}, 'a.'.repeat(300) + 'a', 1)).toThrow('The value is nested too deeply')
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeHost } from '../../testing/fake-host.ts'
import { deepEqual } from './deep-equal.ts'

const equal = (a: unknown, b: unknown) => deepEqual(fakeHost(), a, b)

describe('deep equality', () => {
  it('holds between a value and its copy, both ways', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (value, other) => {
        expect(equal(value, structuredClone(value))).toBe(true)
        expect(equal(value, other)).toBe(equal(other, value))
        expect(equal([value], value)).toBe(false)
      }),
    )
  })

  it('tells lists from objects, and nothing from a key that holds nothing', () => {
    expect(equal([], {})).toBe(false)
    expect(equal({ 0: 'a', length: 1 }, ['a'])).toBe(false)
    expect(equal({ a: undefined }, {})).toBe(false)
    expect(equal({ a: undefined }, { b: undefined })).toBe(false)
    expect(equal(null, undefined)).toBe(false)
    expect(equal(Number.NaN, Number.NaN)).toBe(true)
  })

  it('compares dates by their instant and files by who they are', () => {
    expect(equal(new Date(5), new Date(5))).toBe(true)
    expect(equal(new Date(5), new Date(6))).toBe(false)
    expect(equal(new File([], 'a'), new File([], 'a'))).toBe(false)
    expect(equal(new Map(), new Map())).toBe(false)
  })

  it('does not take what an object inherits for its own', () => {
    expect(equal({ constructor: Object }, { a: 1 })).toBe(false)
    expect(equal(JSON.parse('{"__proto__":1}'), { a: 1 })).toBe(false)
  })

  it('ends on values that hold themselves', () => {
    const [a, b]: [unknown[], unknown[]] = [[], []]
    a.push(a)
    b.push(b)
    expect(() => equal(a, b)).toThrow('The value is nested too deeply')
  })

  it('counts the parts it goes through', () => {
    const long = Array.from({ length: 200_000 }, () => 0)
    expect(() => equal(long, [...long])).toThrow('too many steps')
  })
})

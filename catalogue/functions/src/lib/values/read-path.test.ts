import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeHost } from '../../testing/fake-host.ts'
import { readPath } from './read-path.ts'

describe('a dotted path', () => {
  it('leads through objects and lists', () => {
    expect(readPath(fakeHost(), { a: [{ b: 1 }] }, 'a.0.b')).toBe(1)
    expect(readPath(fakeHost(), { a: null }, 'a.b.c')).toBeUndefined()
    expect(readPath(fakeHost(), undefined, 'a')).toBeUndefined()
    expect(readPath(fakeHost(), { '': 1 }, '')).toBe(1)
  })

  it('may be a key that holds dots itself', () => {
    expect(readPath(fakeHost(), { 'a.b': 1 }, 'a.b')).toBe(1)
    expect(readPath(fakeHost(), { 'a.b': 1, a: { b: 2 } }, 'a.b')).toBe(2)
  })

  it('reads own properties only', () => {
    for (const path of ['toString', 'a.toString', 'list.map', 'list.at', 'text.trim', 'hasOwnProperty'])
      expect(readPath(fakeHost(), { a: {}, list: [], text: '' }, path)).toBeUndefined()
  })

  it('gives no function', () => expect(readPath(fakeHost(), { run: () => 1 }, 'run')).toBeUndefined())

  it.each(['__proto__', 'a.constructor', 'prototype.a', 'a.__proto__.b'])('refuses %s', (path) =>
    expect(() => readPath(fakeHost(), { a: {} }, path)).toThrow('cannot be used in a formula'),
  )

  it('finds what is at any path of plain keys', () => {
    const keys = fc.array(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(keys, fc.integer(), (path, value) => {
        const holder = path.toReversed().reduce<unknown>((inner, key) => ({ [key]: inner }), value)
        expect(readPath(fakeHost(), holder, path.join('.'))).toBe(value)
      }),
    )
  })
})

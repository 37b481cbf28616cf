import { describe, expect, it } from 'vitest'
import { parsePath, readPath, writePath } from '../index.ts'

describe('reading', () => {
  it('document-D51 a dotted path leads through objects, lists and texts by own keys', () => {
    const value = { a: { b: [{ c: 5 }], 't-x': 'text' } }
    expect(readPath(value, 'a.b.0.c')).toBe(5)
    expect(readPath(value, 'a.b[0].c')).toBe(5)
    expect(readPath(value, 'a.b.length')).toBe(1)
    expect(readPath(value, 'a.t-x.0')).toBe('t')
    expect(readPath(value, 'a.b.7.c')).toBeUndefined()
    expect(readPath(null, 'a')).toBeUndefined()
  })

  it('document-D51 nothing that is inherited is read', () => {
    class Account {
      secret() {
        return 1
      }
      get key() {
        return 'key'
      }
    }
    const names = ['__proto__', 'constructor', 'constructor.prototype', 'toString', 'a.__proto__.x', 'prototype']
    for (const path of names) expect(readPath({ a: {} }, path)).toBeUndefined()
    expect(readPath(new Account(), 'secret')).toBeUndefined()
    expect(readPath(new Account(), 'key')).toBeUndefined()
    expect(readPath({ constructor: 1 }, 'constructor')).toBeUndefined()
  })

  it('document-D51 a path that cannot be used says why', () => {
    expect(parsePath('a.__proto__')).toEqual({ ok: false, message: '"__proto__" cannot be used in a path' })
    expect(parsePath('a..b')).toEqual({ ok: false, message: 'The path "a..b" has an empty part' })
    expect(parsePath('a.'.repeat(200) + 'a')).toEqual({ ok: false, message: 'A path has 100 parts at most' })
    expect(parsePath('[0].a')).toEqual({ ok: true, keys: ['0', 'a'] })
  })
})

describe('writing', () => {
  it('document-D52 a write copies what lies on the path and shares the rest', () => {
    const value = { a: { b: [1, 2] }, other: {} }
    const result = writePath(value, 'a.b.1', 9)
    expect(result).toEqual({ ok: true, value: { a: { b: [1, 9] }, other: {} } })
    expect(value.a.b).toEqual([1, 2])
    expect((result as { value: typeof value }).value.other).toBe(value.other)
  })

  it('document-D52 missing containers are made, lists where a position follows', () => {
    expect(writePath({}, 'a.0.b', 1)).toEqual({ ok: true, value: { a: [{ b: 1 }] } })
    expect(writePath({ a: 5 }, 'a.b', 1)).toEqual({ ok: true, value: { a: { b: 1 } } })
    expect(writePath({ a: {} }, 'a.0', 1)).toEqual({ ok: true, value: { a: { 0: 1 } } })
    expect(writePath([], '2', 1)).toEqual({ ok: true, value: [undefined, undefined, 1] })
  })

  it('document-D52 a list has positions only, and few empty ones', () => {
    expect(writePath([1], 'length', 0)).toEqual({ ok: false, message: '"length" is no position in a list' })
    expect(writePath([1], '01', 0)).toMatchObject({ ok: false })
    expect(writePath({}, 'a.4294967295', 0)).toMatchObject({ ok: false })
    expect(writePath([], '1000', 0)).toMatchObject({ ok: true })
    expect(writePath([], '1001', 0)).toEqual({ ok: false, message: 'Position 1001 is too far behind the end of a list of 0' })
  })

  it('document-D52 a write never touches a prototype', () => {
    for (const path of ['__proto__.x', 'a.constructor.prototype.x', '[0].__proto__.x']) {
      expect(writePath({}, path, 1)).toMatchObject({ ok: false })
    }
    expect(writePath(Object.create({ inherited: { x: 1 } }), 'inherited.y', 2)).toEqual({
      ok: true,
      value: { inherited: { y: 2 } },
    })
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  })
})

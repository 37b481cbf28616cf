import { describe, expect, test } from 'vitest'
import type { CollectionChange } from '@heddle/kit'
import { changeRows } from './change-rows.ts'

const rows = [{ id: 1, n: 'a' }, null, { id: 2, n: 'b' }]
const change = (more: CollectionChange, list: unknown = rows, shown: unknown = list) => changeRows(list, shown, more)?.rows

describe('a local change of rows', () => {
  test('runtime-RC9 replaces all of them, or appends to them', () => {
    expect(change({ type: 'replace', value: [1] })).toEqual([1])
    expect(change({ type: 'replace', value: [3], merge: true }, [1, 2])).toEqual([1, 2, 3])
    expect(change({ type: 'replace', value: { b: 2 }, merge: true }, { a: 1, b: 1 })).toEqual({ a: 1, b: 2 })
    expect(change({ type: 'replace', value: 'text', merge: true }, [1])).toBe('text')
  })

  test('runtime-RC9 updates, inserts and deletes by position', () => {
    expect(change({ type: 'update', index: 1, value: 'x' }, ['a', 'b'])).toEqual(['a', 'x'])
    expect(change({ type: 'update', value: 'x' }, ['a', 'b'])).toEqual(['x', 'b'])
    expect(change({ type: 'insert', index: 1, value: 'x' }, ['a', 'b'])).toEqual(['a', 'x', 'b'])
    expect(change({ type: 'delete', index: 1 }, ['a', 'b', 'c'])).toEqual(['a', 'c'])
  })

  test('runtime-RC9 updates and deletes by id, whatever rows are null', () => {
    expect(change({ type: 'update', id: 2, value: { n: 'B' }, merge: true })).toEqual([rows[0], null, { id: 2, n: 'B' }])
    expect(change({ type: 'update', id: 2, value: { n: 'B' } })).toEqual([rows[0], null, { n: 'B' }])
    expect(change({ type: 'delete', id: 'b', idKey: 'n' })).toEqual([rows[0], null])
    for (const id of [9, '1', null]) expect(change({ type: 'update', id, value: {} })).toBeUndefined()
    expect(change({ type: 'delete', id: Object, idKey: 'constructor' })).toBeUndefined()
  })

  test('runtime-RC9 beyond the end inserts at the end and leaves the rest as it is', () => {
    expect(change({ type: 'insert', index: 9, value: 'x' }, ['a'])).toEqual(['a', 'x'])
    expect(change({ type: 'update', index: 9, value: 'x' }, ['a'])).toEqual(['a'])
    expect(change({ type: 'delete', index: 9 }, ['a'])).toEqual(['a'])
  })

  test('runtime-RC9 behind the last shown row is the end, also where filters hide an empty row', () => {
    expect(change({ type: 'insert', index: 1, value: 'x' }, [undefined, 'a'], ['a'])).toEqual([undefined, 'a', 'x'])
    expect(change({ type: 'insert', index: 0, value: 'x' }, ['b', 'a'], ['a'])).toEqual(['b', 'x', 'a'])
    expect(change({ type: 'delete', index: 1 }, ['a', 'b', 'a', 'a'], ['a', 'a', 'a'])).toEqual(['a', 'b', 'a'])
  })

  test.each([-1, 1.5, Number.NaN, Infinity])('runtime-RC9 refuses %s as a position', (index) => {
    expect(() => change({ type: 'delete', index })).toThrow(`index must be a whole number from 0 on, not ${index}`)
  })

  test('runtime-RC9 keeps a copy of the value, without ways to its class', () => {
    const value = { list: [1] }
    const next = change({ type: 'insert', value }, []) as readonly (typeof value)[]
    expect(next[0]).toEqual(value)
    expect(next[0]?.list).not.toBe(value.list)
    const hostile = JSON.parse('{"__proto__":{"admin":true},"a":1}') as unknown
    const [merged] = change({ type: 'update', value: hostile, merge: true }, [{ b: 2 }]) as readonly object[]
    expect(merged).toEqual({ a: 1, b: 2 })
    expect(Reflect.get(merged ?? {}, 'admin')).toBeUndefined()
  })

  test('runtime-RC9 refuses a value that holds itself instead of keeping nothing', () => {
    const value: Record<string, unknown> = {}
    value['self'] = value
    expect(() => change({ type: 'insert', value }, [])).toThrow('value is too large or nested too deeply')
  })

  test('runtime-RC9 finds the row behind filter and sort by its place on show, equal rows and null included', () => {
    const a = { a: 1 }
    const b = { b: 1 }
    expect(change({ type: 'delete', index: 0 }, [a, b], [b])).toEqual([a])
    expect(change({ type: 'update', index: 1, value: 'x' }, [b, a], [a, b])).toEqual(['x', a])
    expect(change({ type: 'delete', index: 2 }, ['b', 'a', 'b'], ['a', 'b', 'b'])).toEqual(['b', 'a'])
    expect(change({ type: 'update', index: 1, value: 'x' }, [null, null])).toEqual([null, 'x'])
    expect(change({ type: 'delete', index: 0 }, [1, Number.NaN], [Number.NaN])).toEqual([1])
  })

  test('runtime-RC9 of a single record changes the whole', () => {
    expect(change({ type: 'update', value: { b: 2 }, merge: true }, { a: 1 })).toEqual({ a: 1, b: 2 })
    expect(change({ type: 'update', id: 7, value: 'x' }, { id: 7 })).toBe('x')
    expect(change({ type: 'update', id: 8, value: 'x' }, { id: 7 })).toBeUndefined()
    expect(change({ type: 'delete' }, { a: 1 })).toBeNull()
    expect(change({ type: 'update', id: 1, value: 'x' }, null)).toBeUndefined()
  })

  test('runtime-RC9 what is behind and what is on show stay one list where they were one', () => {
    const list = ['a', 'b']
    const changed = changeRows(list, list, { type: 'update', index: 0, value: 'x' })
    expect(changed?.shown).toBe(changed?.rows)
    const apart = changeRows(['b', 'a'], ['a', 'b'], { type: 'update', index: 0, value: 'x' })
    expect(apart).toEqual({ rows: ['b', 'x'], shown: ['x', 'b'] })
  })

  test('runtime-RC9 a list that is shown as a single value, or the other way round, changes as a whole', () => {
    expect(change({ type: 'update', value: 'x' }, ['a'], 'a')).toBe('x')
    expect(change({ type: 'delete' }, 'a', ['a'])).toBeNull()
  })

  test('runtime-RC9 a row that is on show only, since it was changed here, is put at the end behind', () => {
    expect(change({ type: 'insert', index: 0, value: 'x' }, ['b'], ['a'])).toEqual(['b', 'x'])
    expect(change({ type: 'delete', index: 0 }, ['b'], ['a'])).toEqual(['b'])
  })

  test('runtime-RC9 merges nothing into what is no record', () => {
    for (const current of ['text', null, 7, ['a']])
      expect(change({ type: 'update', index: 0, value: { a: 1 }, merge: true }, [current])).toEqual([{ a: 1 }])
    for (const value of ['text', null, 7]) {
      expect(change({ type: 'update', index: 0, value, merge: true }, [{ a: 1 }])).toEqual([value])
      expect(change({ type: 'replace', value, merge: true }, { a: 1 })).toBe(value)
    }
    expect(change({ type: 'update', value: { b: 2 } }, { a: 1 })).toEqual({ b: 2 })
    expect(change({ type: 'update', id: 1, value: 'x' }, ['text', 7, undefined, { id: 1 }])).toEqual(['text', 7, undefined, 'x'])
  })

  test('runtime-RC9 leaves the list it was given as it is', () => {
    const list = Object.freeze([Object.freeze({ id: 1 })])
    change({ type: 'update', id: 1, value: { a: 1 }, merge: true }, list)
    change({ type: 'delete', index: 0 }, list)
    expect(list).toEqual([{ id: 1 }])
  })
})

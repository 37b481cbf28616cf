import { describe, expect, it } from 'vitest'
import type { Json } from '@heddle/store'
import { addTo, changeAt, kindOfJson, moveItem, partsOf, removeAt, renameKey, toKind } from './json-edit.ts'

const value: Json = { name: 'Ida', tags: ['new', 'late'], at: { city: 'Graz' } }

describe('a value as a tree', () => {
  it('is changed in one part, and the rest stays what it is', () => {
    const next = changeAt(value, ['at', 'city'], () => 'Turin') as typeof value
    expect(next).toEqual({ name: 'Ida', tags: ['new', 'late'], at: { city: 'Turin' } })
    expect(next['tags']).toBe(value['tags'])
    expect(changeAt(value, ['tags', 1], (part) => `${String(part)}!`)).toMatchObject({ tags: ['new', 'late!'] })
    expect(changeAt(value, [], () => null)).toBeNull()
  })

  it('is left alone by a path that leads nowhere', () => {
    for (const path of [['gone'], ['tags', 7], ['tags', 'length'], ['name', 'x'], ['toString']])
      expect(changeAt(value, path, () => 'changed')).toEqual(value)
  })

  it('loses entries and items', () => {
    expect(removeAt(value, ['at', 'city'])).toMatchObject({ at: {} })
    expect(removeAt(value, ['tags', 0])).toMatchObject({ tags: ['late'] })
    expect(removeAt(value, ['name'])).toEqual({ tags: ['new', 'late'], at: { city: 'Graz' } })
  })

  it('gets entries with free keys, and items like the last one', () => {
    expect(addTo({}, [])).toEqual({ value: { key: '' }, path: ['key'] })
    expect(addTo({ key: 1, key2: 2 }, [])).toMatchObject({ path: ['key3'] })
    expect(addTo(value, ['tags'])).toMatchObject({ value: { tags: ['new', 'late', ''] }, path: ['tags', 2] })
    expect(addTo([{ name: 'a', amount: 4, done: true, none: null, in: [1] }], []).value).toEqual([
      { name: 'a', amount: 4, done: true, none: null, in: [1] },
      { name: '', amount: 0, done: false, none: null, in: [] },
    ])
    expect(addTo([], []).value).toEqual([''])
  })

  it('renames keys where they stand, and not to one that is there', () => {
    expect(Object.keys(renameKey(value, ['name'], 'who') as object)).toEqual(['who', 'tags', 'at'])
    expect(renameKey(value, ['name'], 'tags')).toBeUndefined()
    expect(renameKey(value, ['name'], 'name')).toEqual(value)
    expect(renameKey(value, ['at', 'city'], 'name')).toMatchObject({ at: { name: 'Graz' } })
  })

  it('puts items in another order, and stops at the ends', () => {
    const list = ['a', 'b', 'c']
    expect(moveItem(list, [0], 1)).toEqual(['b', 'a', 'c'])
    expect(moveItem(list, [2], -1)).toEqual(['a', 'c', 'b'])
    expect(moveItem(list, [0], -1)).toEqual(list)
    expect(moveItem(list, [2], 1)).toEqual(list)
    expect(moveItem({ in: list }, ['in', 1], -1)).toEqual({ in: ['b', 'a', 'c'] })
  })

  it('changes the kind of a part and keeps what can be kept', () => {
    expect([toKind('12.5', 'number'), toKind('many', 'number'), toKind(true, 'number'), toKind(null, 'number')]).toEqual([
      12.5, 0, 1, 0,
    ])
    expect([toKind(3, 'string'), toKind(false, 'string'), toKind(null, 'string'), toKind([1], 'string')]).toEqual([
      '3',
      'false',
      '',
      '',
    ])
    expect([toKind('true', 'boolean'), toKind(1, 'boolean'), toKind('x', 'boolean')]).toEqual([true, true, false])
    expect([toKind({ a: 1, b: 2 }, 'array'), toKind('x', 'array')]).toEqual([[1, 2], []])
    expect([toKind(['x'], 'object'), toKind(5, 'object'), toKind('x', 'null')]).toEqual([{ 0: 'x' }, {}, null])
    expect(toKind('same', 'string')).toBe('same')
  })

  it('knows the kinds and the parts of what it holds', () => {
    expect([null, [], {}, 'x', 1, true].map(kindOfJson)).toEqual(['null', 'array', 'object', 'string', 'number', 'boolean'])
    expect(partsOf(['a'])).toEqual([[0, 'a']])
    expect(partsOf({ a: 1 })).toEqual([['a', 1]])
    expect([partsOf('text'), partsOf(null)]).toEqual([[], []])
  })
})

import { describe, expect, it } from 'vitest'
import { declaredFields, rowFields } from './row-fields.ts'

describe('fields of rows', () => {
  it('are learned from all that the rows hold, a later row adds its own', () => {
    const rows = [
      { number: 'A-1', total: 12.5, late: false, date: '2026-05-04', items: [1], note: null },
      { number: 'A-2', total: null, note: 'soon', at: '2026-05-04T10:00:00Z' },
      null,
      'no row',
    ]
    expect(rowFields(undefined, rows)).toEqual([
      { name: 'number', type: 'text' },
      { name: 'total', type: 'number' },
      { name: 'late', type: 'boolean' },
      { name: 'date', type: 'date' },
      { name: 'items', type: 'json' },
      { name: 'note', type: 'text' },
      { name: 'at', type: 'date' },
    ])
  })

  it('of several types are texts, and dates are whole dates only', () => {
    expect(
      rowFields(undefined, [
        { a: 1, b: '2026-05-04' },
        { a: 'x', b: '2026-05-04 and more' },
      ]),
    ).toEqual([
      { name: 'a', type: 'text' },
      { name: 'b', type: 'text' },
    ])
  })

  it('that are declared come first and keep their types, whatever the rows hold', () => {
    expect(rowFields([{ name: 'b', type: 'number' }, 'c'], [{ a: true, b: 'x' }])).toEqual([
      { name: 'b', type: 'number' },
      { name: 'c', type: 'text' },
      { name: 'a', type: 'boolean' },
    ])
  })

  it('are those of the record itself, of a collection that gives one', () => {
    expect(rowFields(undefined, { name: 'Ada', age: 36 })).toEqual([
      { name: 'name', type: 'text' },
      { name: 'age', type: 'number' },
    ])
    expect(rowFields(undefined, undefined)).toEqual([])
  })

  it('that are no fields are left out', () => {
    expect(declaredFields(['a', 'a', '', 1, null, { name: 'b', type: 'picture' }, { type: 'text' }])).toEqual([
      { name: 'a', type: 'text' },
      { name: 'b', type: 'text' },
    ])
    expect(declaredFields({ a: 'text' })).toEqual([])
  })
})

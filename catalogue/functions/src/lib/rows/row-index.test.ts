import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fakeHost } from '../../testing/fake-host.ts'
import { findRow, rowsWithOneOf } from './row-index.ts'

const values = constantFrom<unknown>(0, -0, 1, 2, '1', '', null, undefined, true, Number.NaN)
const rowsOf = array(record({ k: values }), { minLength: 10, maxLength: 40 })

describe('looking rows up', () => {
  test('is the same with and without an index: the first row, strictly equal', () => {
    assert(
      property(rowsOf, values, (rows, value) => {
        const wanted = rows.findIndex((row) => row.k === value)
        for (let look = 0; look < 3; look += 1) expect(findRow(fakeHost(), rows, 'k', value)).toBe(wanted)
      }),
    )
  })

  test('of several values is the same with and without an index: the rows in their own order', () => {
    assert(
      property(rowsOf, array(values, { maxLength: 6 }), (rows, wanted) => {
        const found = rows.filter((row) => wanted.some((value) => value === row.k))
        for (let look = 0; look < 3; look += 1) expect(rowsWithOneOf(fakeHost(), rows, 'k', wanted)).toEqual(found)
      }),
    )
  })

  test('goes through a list once or twice, then costs next to nothing', () => {
    assert(
      property(integer({ min: 0, max: 999 }), (id) => {
        const rows = Array.from({ length: 1000 }, (_, at) => ({ id: at }))
        const host = fakeHost()
        findRow(host, rows, 'id', id)
        findRow(host, rows, 'id', id)
        const before = host.spent()
        for (let look = 0; look < 100; look += 1) expect(findRow(host, rows, 'id', id)).toBe(id)
        expect(host.spent()).toBe(before + 100)
      }),
      { numRuns: 10 },
    )
  })

  test('never leads to a class', () => {
    const rows = Array.from({ length: 20 }, () => ({}))
    expect(() => findRow(fakeHost(), rows, 'constructor', Object)).toThrow('constructor cannot be used in a formula')
    expect(findRow(fakeHost(), rows, 'toString', Object.prototype.toString)).toBe(-1)
  })
})

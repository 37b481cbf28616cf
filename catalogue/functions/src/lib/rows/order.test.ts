import { anything, array, assert, boolean, constantFrom, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fakeHost } from '../../testing/fake-host.ts'
import { extremeRow, orderRows } from './order.ts'

const itself = (value: unknown) => value
const ordered = (values: readonly unknown[], descending = false, language = 'en') =>
  orderRows(fakeHost({ language: () => language }), values, [{ read: itself, descending }])

describe('order of rows', () => {
  test('nothing, true, false, numbers, texts, objects', () => {
    const mixed = [{ a: 2 }, 'b', 'a', 10, 9, false, true, null, undefined, Number.NaN, [1], '']
    const wanted = [undefined, null, true, false, 9, 10, Number.NaN, '', 'a', 'b', [1], { a: 2 }]
    expect(ordered(mixed)).toEqual(wanted)
    expect(ordered(mixed, true)).toEqual(wanted.toReversed())
  })

  test('texts by the language of the page', () => {
    expect(ordered(['z', 'ö', 'o', 'O'], false, 'de')).toEqual(['o', 'O', 'ö', 'z'])
    expect(ordered(['z', 'ö', 'o'], false, 'sv')).toEqual(['o', 'z', 'ö'])
    expect(ordered(['ё', 'я', 'е', 'ж'], false, 'ru')).toEqual(['е', 'ё', 'ж', 'я'])
  })

  test('holds the same rows, each in order with the next, whatever they are', () => {
    assert(
      property(array(anything({ maxDepth: 1 }), { maxLength: 30 }), boolean(), (values, descending) => {
        const rows = ordered(values, descending)
        expect(rows).toHaveLength(values.length)
        expect(new Set(rows)).toEqual(new Set(values))
        expect(ordered(rows, descending)).toEqual(rows)
      }),
    )
  })

  test('a place of a list that holds nothing is undefined', () => {
    expect(ordered(Object.assign([], { 0: 3, 2: 1 }))).toEqual([undefined, 1, 3])
  })

  test('equal rows keep their places, also when the highest come first', () => {
    const rows = array(record({ a: constantFrom(1, 2, null), b: constantFrom('x', 'y') }), { maxLength: 60 })
    assert(
      property(rows, boolean(), boolean(), (list, first, second) => {
        const numbered = list.map((row, at) => ({ ...row, at }))
        const criteria = [
          { read: (row: unknown) => (row as { a: unknown }).a, descending: first },
          { read: (row: unknown) => (row as { b: unknown }).b, descending: second },
        ]
        const rank = (row: { a: number | null; b: string }) => [
          (row.a ?? 0) * (first ? -1 : 1),
          (row.b === 'x' ? 0 : 1) * (second ? -1 : 1),
        ]
        const wanted = numbered.toSorted((one, other) => {
          const [a = 0, b = 0] = rank(one)
          const [c = 0, d = 0] = rank(other)
          return a - c || b - d || one.at - other.at
        })
        expect(orderRows(fakeHost(), numbered, criteria)).toEqual(wanted)
      }),
    )
  })
})

test('the highest and the lowest row leave out those without a value', () => {
  const read = (row: unknown) => (row as { a?: unknown } | null)?.a
  const rows = [null, {}, { a: '' }, { a: 5, first: true }, { a: 5 }, { a: 7 }, { a: Number.NaN }]
  expect(extremeRow(fakeHost(), rows, { read, descending: false })).toBe(rows[3])
  expect(extremeRow(fakeHost(), rows, { read, descending: true })).toBe(rows[5])
  expect(extremeRow(fakeHost(), [null, {}], { read, descending: true })).toBeUndefined()
})

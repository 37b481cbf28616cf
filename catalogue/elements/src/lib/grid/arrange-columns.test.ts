import { describe, expect, test } from 'vitest'
import { arrangeColumns, moveColumn, NO_CHANGES } from './arrange-columns.ts'
import { csvOf } from '../grid-csv/csv.ts'
import { readColumns } from './read-columns.ts'

const columns = readColumns(
  [
    { key: 'a', width: 100 },
    { key: 'b', pinned: 'end' },
    { key: 'c' },
    { key: 'd', pinned: 'start', width: 80 },
    { key: 'e', isHidden: true },
  ],
  [],
)
const ids = (changes: Partial<typeof NO_CHANGES> = {}) =>
  arrangeColumns(columns, { ...NO_CHANGES, ...changes }).map(({ id }) => id)

describe('columns', () => {
  test('stand as they are named, pinned ones first and last, hidden ones not at all', () => {
    expect(ids()).toEqual(['d', 'a', 'c', 'b'])
    expect(ids({ hidden: { e: false, a: true } })).toEqual(['d', 'c', 'e', 'b'])
    expect(ids({ order: ['c', 'a'] })).toEqual(['d', 'c', 'a', 'b'])
    expect(ids({ order: ['gone', 'c'] })).toEqual(['d', 'c', 'a', 'b'])
    expect(ids({ pins: { b: 'none', a: 'start' } })).toEqual(['a', 'd', 'b', 'c'])
  })

  test('have their widths; pinned ones say how far from the edge they stay', () => {
    const placed = arrangeColumns(columns, { ...NO_CHANGES, sizes: { c: 5, a: 9000 }, pins: { a: 'start', c: 'end' } })
    expect(placed.map(({ id, size, offset }) => [id, size, offset])).toEqual([
      ['a', 1300, 0],
      ['d', 80, 1300],
      ['b', 150, 40],
      ['c', 40, 0],
    ])
    expect(arrangeColumns(columns, NO_CHANGES).find(({ id }) => id === 'c')?.size).toBe(0)
  })

  test('are as wide as their ends let them, the least one first, whoever made them so', () => {
    const limited = readColumns(
      [
        { key: 'a', width: 20, minWidth: 60 },
        { key: 'b', width: 900, maxWidth: 300 },
        { key: 'c', pinned: 'end', maxWidth: 90 },
        { key: 'd', width: 50, minWidth: 200, maxWidth: 100 },
        { key: 'e', minWidth: 80, maxWidth: 'wide' },
      ],
      [],
    )
    const sizes = (changes: Partial<typeof NO_CHANGES> = {}) =>
      Object.fromEntries(arrangeColumns(limited, { ...NO_CHANGES, ...changes }).map(({ id, size }) => [id, size]))
    expect(sizes()).toEqual({ a: 60, b: 300, c: 90, d: 200, e: 0 })
    expect(sizes({ sizes: { a: 1, b: 2, e: 3 } })).toEqual({ a: 60, b: 40, c: 90, d: 200, e: 80 })
    expect(sizes({ sizes: { a: 9000, b: 9000, c: 100, e: 400 } })).toEqual({ a: 1300, b: 300, c: 90, d: 200, e: 400 })
  })

  test('are moved to the place of another one, and not beyond the ends', () => {
    expect(moveColumn(columns, 'a', 2)).toEqual(['b', 'c', 'a', 'd', 'e'])
    expect(moveColumn(columns, 'c', -4)).toEqual(['c', 'a', 'b', 'd', 'e'])
    expect(moveColumn(columns, 'a', 99)).toEqual(['b', 'c', 'd', 'e', 'a'])
  })
})

describe('a CSV file', () => {
  const csv = (...values: readonly unknown[]) =>
    csvOf(
      [{ key: 'a', title: 'A' }],
      values.map((a) => ({ a })),
    ).split('\r\n')

  test('has a heading, a line per row, and quotes where they are needed', () => {
    expect(csv('x', 'a,b', 'say "hi"', 'two\nlines', null, 4, true, { b: 1 })).toEqual([
      '\ufeffA',
      'x',
      '"a,b"',
      '"say ""hi"""',
      '"two\nlines"',
      '',
      '4',
      'true',
      '"{""b"":1}"',
      '',
    ])
  })

  test('holds no text that a spreadsheet works out; numbers below zero stay numbers', () => {
    expect(csv('=1+1', '+1', '-1', '@x', '\tx', -1, '=a,"b"').slice(1)).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@x",
      "'\tx",
      '-1',
      '"\'=a,""b"""',
      '',
    ])
    expect(csvOf([{ key: 'a', title: '=x' }], []).trim()).toBe("\ufeff'=x".trim())
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dataGridDefinition } from '../../items/data-grid/definition.ts'
import type { Total } from '../grid/column.ts'
import { readColumns } from '../grid/read-columns.ts'
import type { RowGroup } from '../grid/summary.ts'
import { groupRows, linesOf, sortByGroup } from './group-rows.ts'
import { totalOf, totalText } from './total-of.ts'

const WRITING = { language: 'en', timeZone: 'UTC', yes: 'Yes', no: 'No' }
const placesOf = (rows: readonly unknown[]) => rows.map((_, place) => place)

/** What stands below a column of these values. */
function total(kind: Total, values: readonly unknown[], column: object = {}): string {
  const rows = values.map((value) => ({ value }))
  const [read] = readColumns([{ key: 'value', total: kind, ...column }], rows)
  if (!read) throw new Error('There is no column.')
  return totalText(totalOf(read, rows, placesOf(rows)), read, WRITING).replaceAll(/\s/g, ' ')
}

describe('a total', () => {
  test.each<[Total, readonly unknown[], object, string]>([
    ['sum', [1, 2, 3.5], {}, '6.5'],
    ['sum', [0.1, 0.2], {}, '0.3'],
    ['sum', [1e-7, 2e-7], {}, '0.0000003'],
    ['sum', ['4', ' 5 ', 'many', null, undefined, ''], { kind: 'number' }, '9'],
    ['sum', [1200, 34.5], { kind: 'currency', currency: 'EUR' }, '€1,234.50'],
    ['sum', [62, 58], { kind: 'progress' }, '120'],
    ['sum', [1, 1], { kind: 'boolean' }, '2'],
    ['sum', [true, 'x', {}, []], {}, '–'],
    ['sum', [], {}, '–'],
    ['sum', [Number.MAX_VALUE, Number.MAX_VALUE], {}, '–'],
    ['average', [4, 4, 5], { kind: 'rating' }, '4.33'],
    ['average', [62, 18], { kind: 'progress' }, '40%'],
    ['average', [1.5, 2], {}, '1.75'],
    ['average', [null, 'x'], {}, '–'],
    ['least', [3, '2', 7], { kind: 'number' }, '2'],
    ['greatest', [-3, -2, null], {}, '-2'],
    ['least', ['2026-11-02', '2026-11-01', 'soon', ''], { kind: 'date' }, 'Nov 1, 2026'],
    ['greatest', ['2026-11-02T10:00:00Z', '2026-11-02T09:00:00Z'], { kind: 'date-time' }, 'Nov 2, 2026, 10:00 AM'],
    ['greatest', ['a', 'b'], {}, '–'],
    ['count', ['a', '', null, undefined, [], 0, false, ['x']], {}, '4'],
    ['count', Array(1234).fill('x'), { kind: 'tag' }, '1,234'],
    ['count', [], { kind: 'currency' }, '0'],
  ])('%s of %j in %j reads "%s"', (kind, values, column, text) => expect(total(kind, values, column)).toBe(text))

  test('is no value that a formula of the builder shows', () => {
    expect(total('sum', [1, 2], { kind: 'currency', currency: 'EUR', display: () => 'of a row' })).toBe('€3.00')
  })

  test('is of the rows that are left', () => {
    const rows = [{ a: 1 }, { a: 2 }, { a: 4 }]
    const [column] = readColumns([{ key: 'a', total: 'sum' }], rows)
    expect(column && totalOf(column, rows, [0, 2])).toBe(5)
    const kinds = readColumns([{ total: 'sum' }, { total: 'all' }, { total: 7 }, {}], []).map((one) => one.total)
    expect(kinds).toEqual(['sum', 'none', 'none', 'none'])
  })
})

const rows = [
  { town: 'Ulm', price: 2 },
  { town: 'Bonn', price: 1 },
  { town: null, price: 5 },
  { town: 'Bonn', price: 3 },
]
const group = (key: string, columns: unknown = [{ key: 'town' }], places: readonly number[] = placesOf(rows)) =>
  groupRows(places, rows, readColumns(columns, rows), WRITING, key)

describe('groups', () => {
  test('hold the rows that read the same, each where its first one stands', () => {
    expect(group('town').map(({ text, places }) => [text, places])).toEqual([
      ['Ulm', [0]],
      ['Bonn', [1, 3]],
      ['', [2]],
    ])
    expect(group('town', undefined, [3, 2, 1]).map(({ places }) => places)).toEqual([[3, 1], [2]])
  })

  test('are called as their column writes its values, and by a field that no column shows', () => {
    expect(group('price', [{ key: 'price', kind: 'currency', currency: 'EUR' }]).map(({ text }) => text)).toEqual([
      '€2.00',
      '€1.00',
      '€5.00',
      '€3.00',
    ])
    expect(group('price').map(({ text }) => text)).toEqual(['2', '1', '5', '3'])
    const display = ({ row }: { row: { price: number } }) => (row.price > 2 ? 'dear' : 'cheap')
    expect(group('town', [{ key: 'town', display }]).map(({ text }) => text)).toEqual(['cheap', 'dear'])
    expect(group('nowhere').map(({ text, places }) => [text, places.length])).toEqual([['', 4]])
  })

  test('are known by what they read as, whatever rows come, and are others by another column', () => {
    const ids = (key: string, places?: readonly number[]) => group(key, undefined, places).map(({ id }) => id)
    expect(ids('town', [1])).toEqual([ids('town')[1]])
    expect(new Set([...ids('town'), ...ids('price')]).size).toBe(7)
  })

  test('are sorted by their value, and the rows in them by the rest', () => {
    const price = { key: 'price', direction: 'DESC' } as const
    expect(sortByGroup([], 'town')).toEqual([{ key: 'town', direction: 'ASC' }])
    expect(sortByGroup([price], 'town')).toEqual([{ key: 'town', direction: 'ASC' }, price])
    const town = { key: 'town', direction: 'DESC' } as const
    expect(sortByGroup([price, town], 'town')).toEqual([town, price])
  })
})

describe('lines of a page', () => {
  const groups: readonly RowGroup[] = [
    { id: 'a', text: 'a', places: [4, 5, 6] },
    { id: 'b', text: 'b', places: [1, 2] },
    { id: 'c', text: 'c', places: [3] },
  ]
  const lines = (from: number, to: number, closed: readonly string[] = []) => {
    const found = linesOf(groups, new Set(closed), from, to)
    expect(found.before).toHaveLength(found.lines.length)
    return found.lines.map((line) => (typeof line === 'number' ? line : line.id))
  }

  test('are the rows below their groups; a group that goes on is named again', () => {
    expect(lines(0, 6)).toEqual(['a', 4, 5, 6, 'b', 1, 2, 'c', 3])
    expect([lines(0, 2), lines(2, 4), lines(4, 6)]).toEqual([
      ['a', 4, 5],
      ['a', 6, 'b', 1],
      ['b', 2, 'c', 3],
    ])
    expect(linesOf(groups, new Set(), 2, 4)).toMatchObject({ before: [0, 0, 1, 1], first: 2 })
  })

  test('leave out the rows of closed groups, which stand where these would begin', () => {
    expect(lines(0, 4, ['b'])).toEqual(['a', 4, 5, 6, 'b', 'c', 3])
    expect([lines(0, 3, ['b']), lines(3, 4, ['b'])]).toEqual([
      ['a', 4, 5, 6],
      ['b', 'c', 3],
    ])
    expect(lines(0, 5, ['c'])).toEqual(['a', 4, 5, 6, 'b', 1, 2, 'c'])
    expect(lines(0, 0, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
  })

  test('hold each row once and each closed group once, whatever is closed and however pages are cut', () => {
    const sizes = fc.array(fc.record({ count: fc.integer({ min: 1, max: 5 }), isClosed: fc.boolean() }), { maxLength: 8 })
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 4 }), (given, size) => {
        let next = 0
        const many = given.map(({ count }, at) => ({
          id: `g${at}`,
          text: '',
          places: Array.from({ length: count }, () => next++),
        }))
        const closed = new Set(many.flatMap(({ id }, at) => (given[at]?.isClosed ? [id] : [])))
        const open = many.flatMap(({ id, places }) => (closed.has(id) ? [] : places))
        const pages = Math.max(1, Math.ceil(open.length / size))
        const cut = Array.from({ length: pages }, (_, page) =>
          linesOf(many, closed, page * size, Math.min(open.length, (page + 1) * size)),
        )
        const all = cut.flatMap((page) => page.lines)
        // Where one page ends the next begins, and together they are of all rows.
        expect(cut.map(({ from }) => from)).toEqual([0, ...cut.slice(0, -1).map(({ to }) => to)])
        expect(cut.at(-1)?.to).toBe(next)
        expect(all.filter((line) => typeof line === 'number')).toEqual(open)
        const heads = all.flatMap((line) => (typeof line === 'object' && closed.has(line.id) ? [line.id] : []))
        expect(heads).toEqual([...closed])
      }),
    )
  })
})

test('only grids with totals or groups have the body that shows them, and those of which nobody knows before', () => {
  const body = (columns: unknown, groupBy: unknown = '') => dataGridDefinition.body?.({ columns, groupBy } as never)
  const plain = [[], [{ key: 'a' }], [{ key: 'a', total: 'none' }, null]].map((columns) => body(columns))
  expect(plain).toEqual([undefined, undefined, undefined])
  const bound = { type: 'f', code: 'variables.x' }
  const summed = [body([{ key: 'a' }, { total: 'sum' }]), body([], 'town'), body([], bound), body(bound)]
  expect(summed).toEqual(['summed', 'summed', 'summed', 'summed'])
})

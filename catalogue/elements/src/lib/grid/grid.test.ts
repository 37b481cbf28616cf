import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { GRID_FIELDS } from '../grid-fields.ts'
import { cellText } from './cell-text.ts'
import { guessKind, titleOf } from './guess-column.ts'
import { createRowOrder } from './order-rows.ts'
import { gridPages, pageSizes, pageWords } from './pages.ts'
import { readColumns } from './read-columns.ts'
import { readRows } from './read-rows.ts'
import { pressSort, readSort, type Sorted } from './sort-state.ts'

const WRITING = { language: 'en', timeZone: 'UTC', yes: 'Yes', no: 'No' }

describe('the kind of a column', () => {
  test.each([
    [[1, 2.5, null], 'number'],
    [[true, false], 'boolean'],
    [['2026-11-28', ''], 'date'],
    [['2026-11-28T09:30:00Z'], 'date-time'],
    [['https://a.example/x'], 'link'],
    [['https://a.example/x.PNG?w=1'], 'image'],
    [['text', 3], 'auto'],
    [['javascript:alert(1)'], 'auto'],
    [[], 'auto'],
    [[{}, null], 'auto'],
  ])('of %j is %s', (samples, kind) => expect(guessKind(samples)).toBe(kind))

  test.each([
    ['firstName', 'First name'],
    ['first_name', 'First name'],
    ['address.city', 'Address city'],
    ['ID', 'ID'],
    ['', ''],
    ['---', '---'],
  ])('%s is headed %s', (key, title) => expect(titleOf(key)).toBe(title))
})

describe('columns', () => {
  test('are those that are named, whatever else stands there', () => {
    const columns = readColumns([{ key: 'a', title: 'A', width: 9000 }, { key: 'b' }, null, 'x', { key: 'a' }], [])
    expect(columns.map(({ id, title, width }) => [id, title, width])).toEqual([
      ['a', 'A', 1300],
      ['b', 'B', 0],
      [' 2', '', 0],
      [' 3', '', 0],
      ['a 4', 'A', 0],
    ])
  })

  test('are those of the rows where none is named; numbers stand at the end', () => {
    const rows = [{ name: 'Rye' }, { name: 'Oat', priceTotal: 3 }]
    expect(readColumns([], rows).map(({ title, align }) => [title, align])).toEqual([
      ['Name', 'start'],
      ['Price total', 'end'],
    ])
    expect(readColumns(undefined, ['a', 'b'])).toMatchObject([{ key: '', title: '' }])
    expect(readColumns({}, [null, [1], 3])).toHaveLength(1)
  })

  test('are no more than a person reads, of rows with ten thousand fields too', () => {
    const wide = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`k${at}`, at]))
    expect(readColumns([], Array(50).fill(wide))).toHaveLength(200)
  })
})

describe('a cell', () => {
  test.each([
    [null, 'text', ''],
    [undefined, 'auto', ''],
    [1234.5, 'auto', '1,234.5'],
    ['1234.5', 'number', '1,234.5'],
    ['many', 'number', 'many'],
    [Number.NaN, 'number', 'NaN'],
    [1234, 'text', '1234'],
    [true, 'auto', 'Yes'],
    ['false', 'boolean', 'No'],
    [0, 'boolean', 'No'],
    ['2026-11-28', 'date', 'Nov 28, 2026'],
    ['2026-11-28T23:30:00Z', 'date', 'Nov 28, 2026'],
    ['2026-11-28T09:30:00Z', 'date-time', 'Nov 28, 2026, 9:30 AM'],
    ['soon', 'date', 'soon'],
    ['', 'date', ''],
    [{ a: [1] }, 'auto', '{"a":[1]}'],
    ['<b>bold</b>', 'text', '<b>bold</b>'],
  ] as const)('%j of kind %s is read as "%s"', (value, kind, text) => {
    expect(cellText(value, kind, WRITING).replaceAll(/\s/g, ' ')).toBe(text)
  })

  test('is written in the language of the page, and in English where there is no such language', () => {
    expect(cellText(1234.5, 'number', { ...WRITING, language: 'de' })).toBe('1.234,5')
    expect(cellText(1234.5, 'number', { ...WRITING, language: '<b>' })).toBe('1,234.5')
  })

  test('shows the beginning of what has no end', () => {
    expect(cellText('x'.repeat(1_000_000), 'text', WRITING)).toHaveLength(1000)
  })
})

describe('sorting', () => {
  test('goes from ascending to descending to none; with Shift the others stay and count before', () => {
    const first = pressSort([], 'a', false)
    expect(first).toEqual([{ key: 'a', direction: 'ASC' }])
    expect(pressSort(first, 'a', false)).toEqual([{ key: 'a', direction: 'DESC' }])
    expect(pressSort([{ key: 'a', direction: 'DESC' }], 'a', false)).toEqual([])
    const both = pressSort(first, 'b', true)
    expect(both.map(({ key }) => key)).toEqual(['a', 'b'])
    expect(pressSort(both, 'a', true)).toEqual([
      { key: 'a', direction: 'DESC' },
      { key: 'b', direction: 'ASC' },
    ])
    expect(pressSort([{ key: 'a', direction: 'DESC' }, ...both.slice(1)], 'a', true).map(({ key }) => key)).toEqual(['b'])
    expect(pressSort(both, 'c', false)).toEqual([{ key: 'c', direction: 'ASC' }])
  })

  test.each([[null], [{}], ['x'], [[null, 3, {}, { key: '' }]]])('by %j is by nothing', (given) => {
    expect(readSort(given)).toEqual([])
  })

  test('names a column once, and ten at most', () => {
    expect(readSort([{ key: 'a' }, { key: 'a', direction: 'DESC' }])).toEqual([{ key: 'a', direction: 'ASC' }])
    expect(readSort(Array.from({ length: 1000 }, (_, at) => ({ key: `k${at}` })))).toHaveLength(10)
  })

  const order = (rows: readonly unknown[], sort: readonly Sorted[], columns: unknown = []) =>
    createRowOrder(rows, readColumns(columns, rows), 'en').order(
      rows.map((_, at) => at),
      sort,
    )

  test('puts rows by the first column that differs; the list itself stays', () => {
    const rows = [
      { a: 1, b: 2 },
      { a: 0, b: 1 },
      { a: 1, b: 1 },
    ]
    expect(order(rows, [])).toEqual([0, 1, 2])
    expect(
      order(rows, [
        { key: 'a', direction: 'DESC' },
        { key: 'b', direction: 'ASC' },
      ]),
    ).toEqual([2, 0, 1])
    expect(rows.map(({ a }) => a)).toEqual([1, 0, 1])
  })

  test('leaves out what a filter leaves out, and is the same once a column is known', () => {
    const rows = [{ a: 'c' }, { a: 'b' }, { a: 'a' }, { a: 'b' }]
    const known = createRowOrder(rows, readColumns([], rows), 'en')
    for (const places of [
      [0, 1, 3],
      [0, 1, 3],
      [0, 1, 2, 3],
    ]) {
      expect(known.order(places, [{ key: 'a', direction: 'ASC' }])).toEqual([2, 1, 3, 0].filter((at) => places.includes(at)))
      expect(known.order(places, [{ key: 'a', direction: 'DESC' }])).toEqual([0, 1, 3, 2].filter((at) => places.includes(at)))
    }
  })

  test('is made ready for a long list when somebody comes near a column, and a sort then reads no row again', () => {
    vi.useFakeTimers()
    let reads = 0
    const rows = Array.from({ length: 6000 }, (_, at) => ({
      get a() {
        reads += 1
        return -at
      },
    }))
    const long = createRowOrder(rows, [], 'en')
    long.prepareSoon('a')
    expect(reads).toBe(0)
    vi.runAllTimers()
    const read = reads
    expect(read).toBeGreaterThanOrEqual(rows.length)
    expect(long.order([0, 1, 2], [{ key: 'a', direction: 'ASC' }])).toEqual([2, 1, 0])
    expect(reads).toBe(read)
    createRowOrder(rows.slice(0, 100), [], 'en').prepareSoon('a')
    vi.runAllTimers()
    expect(reads).toBe(read)
    vi.useRealTimers()
  })

  test('reads numbers in texts where the column is one of numbers', () => {
    const rows = [{ n: '10' }, { n: '9' }]
    expect(order(rows, [{ key: 'n', direction: 'ASC' }], [{ key: 'n', kind: 'number' }])).toEqual([1, 0])
  })

  test('gives every row once, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), fc.record({ a: fc.anything() })), { maxLength: 30 }), (rows) => {
        const places = order(rows, [{ key: 'a', direction: 'ASC' }])
        expect(places.toSorted((x, y) => x - y)).toEqual(rows.map((_, at) => at))
      }),
    )
  })
})

describe('rows', () => {
  test('are those of a list, or of a collection, which says whether it comes or has failed', () => {
    expect(readRows([1]).rows).toEqual([1])
    expect(readRows({ data: [1], isFetching: true })).toEqual({ rows: [1], isComing: false, hasFailed: false })
    expect(readRows({ data: [], isFetching: true })).toMatchObject({ isComing: true })
    expect(readRows({ data: null, error: 'No' })).toMatchObject({ hasFailed: true })
    for (const given of [null, undefined, 4, 'text', {}, { data: 'x' }]) expect(readRows(given).rows).toEqual([])
  })
})

describe('pages', () => {
  test.each([
    [95, 10, 4, { page: 4, from: 30, to: 40, pages: 10 }],
    [95, 10, 99, { page: 10, from: 90, to: 95 }],
    [0, 10, 1, { page: 1, pages: 1, from: 0, to: 0 }],
    [95, 0, 7, { page: 1, pages: 1, from: 0, to: 95 }],
    [95, 10, 'x', { page: 1 }],
    [95, 10, -3, { page: 1 }],
  ])('of %d rows by %d, %j is %j', (total, size, wanted, expected) =>
    expect(gridPages(total, size, wanted)).toMatchObject(expected),
  )

  test('are told in the words of the builder', () => {
    expect(pageWords('{from}–{to} of {total}, {page}/{pages} {x}', gridPages(23, 10, 3))).toBe('21–23 of 23, 3/3 {x}')
    expect(pageWords('{from}–{to}', gridPages(0, 10, 1))).toBe('0–0')
  })

  test('have the sizes that are offered, and the one in use', () => {
    expect(pageSizes('10, 50 20', 25)).toEqual([10, 20, 25, 50])
    expect(pageSizes('', 10)).toEqual([])
    expect(pageSizes('x, -3, 1.5, 1e9', 10)).toEqual([])
  })
})

describe('data that is bound', () => {
  test('is a list or a collection; anything else is told', () => {
    const check = GRID_FIELDS.data.checkWhole
    expect([[], { data: null, isFetching: true }].map((given) => check?.(given as never))).toEqual([undefined, undefined])
    for (const given of ['text', 4, {}]) expect(check?.(given)).toBe('must be a list, or a collection itself')
  })
})

import { describe, expect, test } from 'vitest'
import { createRowFilter, NO_FILTERS, readFilters, type ColumnFilter } from './filter-rows.ts'
import { readColumns } from './read-columns.ts'

const ROWS = [
  { name: 'Crème brûlée', price: 12.5, on: '2026-11-28T18:00:00Z', fresh: true },
  { name: 'Rye', price: '7', on: '2026-11-27', fresh: false },
  { name: 'Oat <b>', price: null, on: 'soon', fresh: null },
  null,
]
const COLUMNS = readColumns(
  [
    { key: 'name', kind: 'text' },
    { key: 'price', kind: 'number' },
    { key: 'on', kind: 'date' },
    { key: 'fresh', kind: 'boolean' },
    { key: 'secret', isHidden: true },
  ],
  ROWS,
)
const WRITING = { language: 'en', timeZone: 'UTC', yes: 'Yes', no: 'No' }
const filter = createRowFilter(ROWS, COLUMNS, WRITING)
const search = (text: string) => filter({ search: text, columns: {} })
const by = (key: string, one: ColumnFilter) => filter({ search: '', columns: { [key]: one } })

describe('a search', () => {
  test.each([
    ['', [0, 1, 2, 3]],
    ['CREME BRULEE', [0]],
    ['12.5', [0]],
    ['Nov 27', [1]],
    ['yes', [0]],
    ['<b>', [2]],
    ['nothing', []],
  ])('for "%s" finds rows %j', (text, places) => expect(search(text)).toEqual(places))

  test('does not look into hidden columns', () => {
    const rows = [{ name: 'a', secret: 'hidden' }]
    expect(createRowFilter(rows, COLUMNS, WRITING)({ search: 'hidden', columns: {} })).toEqual([])
  })

  test('for a text without end ends', () => {
    expect(search('x'.repeat(1_000_000))).toEqual([])
  })
})

describe('a filter of a column', () => {
  test.each<readonly [string, ColumnFilter, readonly number[]]>([
    ['name', { text: 'r' }, [0, 1]],
    ['price', { from: '8' }, [0]],
    ['price', { to: '8' }, [1]],
    ['price', { from: '7', to: '12.5' }, [0, 1]],
    ['price', { from: 'x' }, [0, 1, 2, 3]],
    ['on', { to: '2026-11-28' }, [0, 1]],
    ['on', { from: '2026-11-28' }, [0]],
    ['fresh', { text: 'Yes' }, [0]],
    ['fresh', { text: 'No' }, [1]],
    ['gone', { text: 'x' }, [0, 1, 2, 3]],
  ])('%s by %j leaves %j', (key, one, places) => expect(by(key, one)).toEqual(places))

  test('and a search hold together', () => {
    expect(filter({ search: 'r', columns: { price: { from: '8' } } })).toEqual([0])
  })
})

test.each([[null], ['text'], [{ columns: 4 }], [{ search: null, columns: { a: null } }]])(
  'filters that are %j look for nothing',
  (given) => {
    expect(filter(readFilters(given))).toEqual(filter(NO_FILTERS))
  },
)

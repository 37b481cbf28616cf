import { describe, expect, test } from 'vitest'
import { createFiltered } from '@heddle/document/values'
import { createRowFilter, readFilters, type ColumnFilter } from '../grid/filter-rows.ts'
import { readColumns } from '../grid/read-columns.ts'
import { serverFilter } from '../grid-asking/server-filter.ts'
import { conditionsPart } from './part.ts'

const ROWS = [
  { name: 'Crème brûlée', price: 12.5, on: '2026-11-28T18:00:00Z', fresh: true, size: 2, marks: ['new'] },
  { name: 'Rye', price: 7, on: '2026-11-27', fresh: false, size: 1, marks: [] },
  { name: 'Rye bread', price: null, on: '', fresh: null, size: null, marks: null },
  { name: '', price: -1, on: '2026-11-29', fresh: false, size: 2, marks: ['new', 'sale'] },
]
const SIZES = [
  { value: 1, label: 'Small' },
  { value: 2, label: 'Large' },
]
const COLUMNS = readColumns(
  [
    { key: 'name', kind: 'text' },
    { key: 'price', kind: 'number' },
    { key: 'on', kind: 'date' },
    { key: 'fresh', kind: 'boolean' },
    { key: 'size', kind: 'select', options: SIZES },
    { key: 'marks', kind: 'tag' },
  ],
  ROWS,
)
const WRITING = { language: 'en', timeZone: 'UTC', yes: 'Yes', no: 'No' }
type Given = readonly [operator: string, value?: unknown, to?: unknown]
const filtersOf = (key: string, given: readonly Given[], link?: unknown, more: ColumnFilter = {}) =>
  readFilters({
    columns: { [key]: { ...more, link, conditions: given.map(([operator, value, to]) => ({ operator, value, to })) } },
  })
const rowFilter = createRowFilter(ROWS, COLUMNS, WRITING, undefined, conditionsPart)
const places = (...given: Parameters<typeof filtersOf>) => rowFilter(filtersOf(...given))
const asked = (...given: Parameters<typeof filtersOf>) =>
  serverFilter(filtersOf(...given), COLUMNS, WRITING, conditionsPart).conditions
/** Places of what a collection with the same filter gives. */
const fromCollection = (...given: Parameters<typeof filtersOf>) =>
  createFiltered<unknown>({ filter: { conditions: asked(...given) } })(ROWS, (value) => value).map((row) => ROWS.indexOf(row))

describe('conditions of a column', () => {
  test.each<readonly [key: string, given: Given, wanted: readonly number[]]>([
    ['name', ['$iLike:contains', 'RYE'], [1, 2]],
    ['name', ['$notILike:contains', 'rye'], [0, 3]],
    ['name', ['$eq', 'Rye'], [1]],
    ['name', ['$ne', 'Rye'], [0, 2, 3]],
    ['name', ['$iLike:startsWith', 'rye b'], [2]],
    ['name', ['$iLike:endsWith', 'BREAD'], [2]],
    ['name', ['$eq:null'], [3]],
    ['name', ['$ne:null'], [0, 1, 2]],
    ['price', ['$eq', '7'], [1]],
    ['price', ['$ne', '7'], [0, 2, 3]],
    ['price', ['$gt', '7'], [0]],
    ['price', ['$gte', '7'], [0, 1]],
    ['price', ['$between', '1', '12.5'], [0, 1]],
    ['price', ['$eq:null'], [2]],
    ['on', ['$eq', '2026-11-28'], [0]],
    ['on', ['$ne', '2026-11-28'], [1, 2, 3]],
    ['on', ['$gt', '2026-11-27'], [0, 3]],
    ['on', ['$between', '2026-11-27', '2026-11-28'], [0, 1]],
    ['on', ['$eq:null'], [2]],
    ['fresh', ['$eq', 'true'], [0]],
    ['fresh', ['$eq', 'false'], [1, 3]],
    ['fresh', ['$ne:null'], [0, 1, 3]],
    ['size', ['$eq', '2'], [0, 3]],
    ['size', ['$ne', '2'], [1, 2]],
    ['marks', ['$iLike:contains', 'sale'], [3]],
    ['marks', ['$eq:null'], [1, 2]],
  ])('%s with %j leaves rows %j, by the grid and by its collection', (key, given, wanted) => {
    expect(places(key, [given])).toEqual(wanted)
    expect(fromCollection(key, [given])).toEqual(wanted)
  })

  test('that are less and at most leave out what has no value', () => {
    expect([places('price', [['$lt', '7']]), places('price', [['$lte', '7']])]).toEqual([[3], [1, 3]])
    expect(places('on', [['$lt', '2026-11-28']])).toEqual([1])
  })

  test('look without accents where the grid does it', () => {
    expect(places('name', [['$iLike:startsWith', 'creme']])).toEqual([0])
  })

  test('all hold, or one of them where that is said', () => {
    const two: readonly Given[] = [
      ['$iLike:startsWith', 'rye'],
      ['$iLike:endsWith', 'bread'],
    ]
    expect([places('name', two), places('name', two, '$or')]).toEqual([[2], [1, 2]])
    const days: readonly Given[] = [
      ['$eq', '2026-11-27'],
      ['$eq', '2026-11-28'],
    ]
    expect([places('on', days), places('on', days, '$or')]).toEqual([[], [0, 1]])
    expect([fromCollection('on', days), fromCollection('on', days, '$or')]).toEqual([[], [0, 1]])
    expect(fromCollection('on', [['$ne', '2026-11-27'], ['$eq:null']], '$or')).toEqual([0, 2, 3])
  })

  test('hold together with what is typed below the heading', () => {
    expect(places('name', [['$ne', 'Rye']], '$and', { text: 'rye' })).toEqual([2])
    expect(fromCollection('name', [['$ne', 'Rye']], '$and', { text: 'rye' })).toEqual([2])
  })

  test.each<readonly [key: string, given: Given]>([
    ['name', ['$iLike:contains', ' ']],
    ['name', ['$gt', '4']],
    ['name', ['constructor', 'x']],
    ['price', ['$gt', 'many']],
    ['price', ['$between', '4']],
    ['on', ['$eq', 'soon']],
    ['size', ['$eq']],
    ['marks', ['$eq', 'new']],
  ])('of %s that cannot be read (%j) let everything pass', (key, given) => {
    expect(places(key, [given])).toEqual([0, 1, 2, 3])
    expect(asked(key, [given])).toEqual([])
  })

  test('that are anything let everything pass, and no more than ten are read', () => {
    for (const conditions of [null, 4, 'x', [null, 3, []]]) {
      expect(rowFilter(readFilters({ columns: { name: { conditions } } }))).toEqual([0, 1, 2, 3])
    }
    const many = Array.from({ length: 30 }, (): Given => ['$iLike:contains', 'rye'])
    expect(asked('name', many)).toHaveLength(10)
    expect(JSON.stringify(asked('name', [['$iLike:contains', 'x'.repeat(500)]]))).not.toContain('x'.repeat(201))
  })

  test('wait for what reads them', () => {
    expect(createRowFilter(ROWS, COLUMNS, WRITING)(filtersOf('name', [['$eq', 'Rye']]))).toEqual([0, 1, 2, 3])
  })

  test('are levels of a filter that the server takes: one of several, of which two hold together', () => {
    expect(
      asked(
        'on',
        [
          ['$eq', '2026-11-28'],
          ['$ne', '2026-12-31'],
        ],
        '$or',
      ),
    ).toEqual([
      {
        link: '$or',
        conditions: [
          {
            link: '$and',
            conditions: [
              { field: 'on', operator: '$gte', value: '2026-11-28' },
              { field: 'on', operator: '$lt', value: '2026-11-29' },
            ],
          },
          { field: 'on', operator: '$lt', value: '2026-12-31' },
          { field: 'on', operator: '$gte', value: '2027-01-01' },
          { field: 'on', operator: '$eq:null' },
        ],
      },
    ])
  })
})

test('filters without conditions are what they were', () => {
  expect(readFilters({ search: 'a', columns: { name: { text: 'b' } } })).toEqual({
    search: 'a',
    columns: { name: { text: 'b', from: '', to: '' } },
  })
})

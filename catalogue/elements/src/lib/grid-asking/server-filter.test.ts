import { describe, expect, test } from 'vitest'
import { createFiltered, type FilterNode } from '@heddle/document/values'
import type { Filters } from '../grid/filter-rows.ts'
import { readColumns } from '../grid/read-columns.ts'
import { serverFilter } from './server-filter.ts'

const writing = { language: 'en', timeZone: undefined, yes: 'Yes', no: 'No', notNumber: '', notDate: '' }
const rows = [
  { bread: 'Rye', price: 4, baked: '2026-11-01', vegan: true, picture: 'rye.png' },
  { bread: 'Wheat', price: 3.5, baked: '2026-11-02', vegan: true, picture: 'rye.png' },
  { bread: 'Brioche', price: 5, baked: '2026-11-02T18:30:00Z', vegan: false, picture: 'x.png' },
]
const columns = readColumns(
  [
    { key: 'bread', kind: 'text' },
    { key: 'price', kind: 'number' },
    { key: 'baked', kind: 'date' },
    { key: 'vegan', kind: 'boolean' },
    { key: 'picture', kind: 'image' },
    { key: '', kind: 'text' },
  ],
  rows,
)
const filterOf = (filters: Partial<Filters>): FilterNode<unknown> =>
  serverFilter({ search: '', columns: {}, ...filters }, columns, writing)
const found = (filters: Partial<Filters>): readonly string[] =>
  createFiltered<unknown>({ filter: filterOf(filters) })(rows, (value) => value).map(({ bread }) => bread)

describe('what visitors look for, as collections filter', () => {
  test('nothing is no condition', () => {
    expect(filterOf({})).toEqual({ conditions: [] })
    expect(filterOf({ search: '  ', columns: { bread: { text: '' }, price: { from: 'x' }, none: { text: 'a' } } })).toEqual({
      conditions: [],
    })
  })

  test('a search is in any column of words that is shown, whatever the case', () => {
    expect(found({ search: ' RYE ' })).toEqual(['Rye'])
    expect(found({ search: 'e' })).toEqual(['Rye', 'Wheat', 'Brioche'])
    expect(filterOf({ search: 'x'.repeat(500) }).conditions).toHaveLength(1)
    expect(JSON.stringify(filterOf({ search: 'x'.repeat(500) }))).not.toContain('x'.repeat(201))
  })

  test.each<[string, Filters['columns'], readonly string[]]>([
    ['a part of a text', { bread: { text: 'heat' } }, ['Wheat']],
    ['a least number', { price: { from: '4' } }, ['Rye', 'Brioche']],
    ['a greatest number', { price: { to: '4' } }, ['Rye', 'Wheat']],
    ['a range of days, the last one whole', { baked: { from: '2026-11-02', to: '2026-11-02' } }, ['Wheat', 'Brioche']],
    ['yes', { vegan: { text: 'Yes' } }, ['Rye', 'Wheat']],
    ['no', { vegan: { text: 'No' } }, ['Brioche']],
    ['several columns together', { vegan: { text: 'Yes' }, price: { from: '4' } }, ['Rye']],
  ])('%s', (_, wanted, names) => {
    expect(found({ columns: wanted })).toEqual(names)
  })

  test('the last day of a year goes on to the next, and what is no day is none', () => {
    expect(filterOf({ columns: { baked: { to: '2026-12-31' } } }).conditions).toEqual([
      { field: 'baked', operator: '$lt', value: '2027-01-01' },
    ])
    expect(filterOf({ columns: { baked: { from: 'x', to: '2026-99-99' } } }).conditions).toEqual([])
  })
})

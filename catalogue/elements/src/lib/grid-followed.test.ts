import { expect, test } from 'vitest'
import { compileFormula } from '@heddle/formula/run'
import { publishedBinding } from '@heddle/testing'
import { gridFollowed } from './grid-followed.ts'

const column = (key: string, kind: string, more: object = {}) => ({ key, kind, isFiltered: true, ...more })
const followed = (values: object) =>
  gridFollowed({ searchable: true, filterConditions: false, ...values } as never, (name) => `variables['grid-${name}']`)
/** What a formula gives of the variables of a grid. */
const read = (code = '', variables: object = {}) => compileFormula(publishedBinding(code).tree)({ variables })

test('formulas give what a visitor wants, and nothing while the grid is not there yet', () => {
  const { sort, search, filters = [] } = followed({ columns: [column('a "b"', 'text'), column('price', 'currency')] })
  const [text, price] = filters
  const codes = [sort.key, sort.isDescending, search, text?.text, price?.from, price?.to]
  const wanted = {
    'grid-sort': [{ key: 'price', direction: 'DESC' }],
    'grid-filters': { search: 'rye', columns: { 'a "b"': { text: 'x' }, price: { from: '2', to: '4' } } },
  }
  expect(codes.map((code) => read(code, wanted))).toEqual(['price', true, 'rye', 'x', '2', '4'])
  expect(codes.map((code) => read(code))).toEqual([undefined, false, undefined, undefined, undefined, undefined])
  const nothing = { 'grid-sort': [], 'grid-filters': { search: '', columns: {} } }
  expect(codes.map((code) => read(code, nothing))).toEqual([undefined, false, '', undefined, undefined, undefined])
})

test.each([
  ['a tag has a text', column('a', 'tag', { title: 'A' }), { field: 'a', label: 'A', text: expect.any(String) }],
  ['a number has two ends', column('a', 'number'), { field: 'a', label: 'a', from: expect.any(String), to: expect.any(String) }],
  ['days have two ends', column('a', 'date-time'), { from: expect.any(String), to: expect.any(String) }],
  ['yes or no has none', column('a', 'boolean'), { why: { en: expect.stringContaining('words of the page') } }],
  ['a kind that is not known has none', { key: 'a', isFiltered: true }, { why: { en: expect.stringContaining('choose one') } }],
  ['cells of elements have none', column('a', 'slot'), { why: { en: expect.stringContaining('choose one') } }],
  ['a formula may say none', column('a', 'text', { isFiltered: { type: 'f', code: '1' } }), { why: { en: expect.any(String) } }],
])('of a filtered column %s', (_, one, filter) => expect(followed({ columns: [one] }).filters).toMatchObject([filter]))

test('other columns, buttons and those without a field have no filter; of columns that nobody knows nothing is', () => {
  const columns = [column('a', 'text', { isFiltered: false }), { key: 'b' }, column('c', 'action'), column('', 'text'), null]
  expect(followed({ columns }).filters).toEqual([])
  expect(followed({ columns: undefined }).filters).toBeUndefined()
})

test('rows on a page are those of the grid; a search that is off is none, and one that may be on is one', () => {
  expect([followed({ pageSize: 25 }).size, followed({ pageSize: undefined }).size]).toEqual([25, 10])
  expect(
    [followed({ searchable: false }), followed({ searchable: undefined })].map(({ search }) => search !== undefined),
  ).toEqual([false, true])
  expect(followed({ filterConditions: true, columns: [column('a', 'text')] }).filters?.[0]?.why?.en).toContain('more than')
})

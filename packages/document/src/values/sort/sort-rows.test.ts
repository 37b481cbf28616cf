import { expect, it } from 'vitest'
import { sortRows, type SortKey } from '../index.ts'

const by = (key: string, direction: SortKey['direction'] = 'ASC'): SortKey => ({ key, direction })
const sorted = (values: readonly unknown[], direction?: SortKey['direction'], language?: string) =>
  sortRows(
    values.map((v) => ({ v })),
    [by('v', direction)],
    language,
  ).map(({ v }) => v)

it('document-D66 true stands before false, and what is missing before values', () => {
  expect(sorted([false, true, null, undefined])).toEqual([undefined, null, true, false])
  expect(sorted([null, false, undefined, true], 'DESC')).toEqual([false, true, null, undefined])
})

it('document-D66 numbers stand by size, whatever their sign; NaN behind them', () => {
  const numbers = [3, -1, 0.5, Number.NaN, -20, 1e300, Number.NEGATIVE_INFINITY, 0]
  expect(sorted(numbers)).toEqual([Number.NEGATIVE_INFINITY, -20, -1, 0, 0.5, 3, 1e300, Number.NaN])
  expect(sorted([-0, 0, -0]).map((value) => Object.is(value, -0))).toEqual([true, false, true])
})

it('document-D66 texts stand as people of the language order them, not by code', () => {
  expect(sorted(['b', 'B', 'a', 'é', 'f', 'Z', 'e'])).toEqual(['a', 'b', 'B', 'e', 'é', 'f', 'Z'])
  expect(sorted(['яма', 'ёж', 'ель', 'Жук', 'йод', 'игла'], 'ASC', 'ru')).toEqual(['ёж', 'ель', 'Жук', 'игла', 'йод', 'яма'])
  expect(sorted(['chata', 'cena', 'hora'], 'ASC', 'cs')).toEqual(['cena', 'hora', 'chata'])
})

it('document-D66 objects and lists stand by their JSON text, types behind each other', () => {
  expect(sorted([{ a: 2 }, { a: 1 }, 'x', 5, true, null])).toEqual([null, true, 5, 'x', { a: 1 }, { a: 2 }])
})

it('document-D66 values that would take for ever to write down stand before other lists', () => {
  const doubled = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner, inner], 'x')
  const rows = [{ a: [1] }, { a: doubled }]
  expect(sortRows(rows, [{ key: 'a', direction: 'ASC' }])).toEqual([rows[1], rows[0]])
})

it('document-D66 S5-29 the first key that differs decides, and equal rows stay in their order', () => {
  const rows = [
    { id: 1, city: 'b', price: 2 },
    { id: 2, city: 'a', price: 1 },
    { id: 3, city: 'b', price: 3 },
    { id: 4, city: 'a', price: 1 },
  ]
  const ids = (keys: readonly SortKey[]) => sortRows(rows, keys).map(({ id }) => id)
  expect(ids([by('city'), by('price', 'DESC')])).toEqual([2, 4, 3, 1])
  expect(ids([by('city', 'DESC')])).toEqual([1, 3, 2, 4])
  expect(ids([by('nothing')])).toEqual([1, 2, 3, 4])
})

it('document-D66 a key may be a dotted path; rows that are null stand where missing values do', () => {
  const rows = [{ o: { n: 2 } }, null, { o: { n: 1 } }, { o: null }]
  expect(sortRows(rows, [by('o.n')])).toEqual([null, { o: null }, { o: { n: 1 } }, { o: { n: 2 } }])
})

it('document-D66 rows are never changed, and without keys they stay the same list', () => {
  const rows = Object.freeze([{ v: 2 }, { v: 1 }])
  expect(sortRows(rows, [])).toBe(rows)
  expect(sortRows(rows, [by('v')])).not.toBe(rows)
})

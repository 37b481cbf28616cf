import { expect, it } from 'vitest'
import { seenRowsOf, showBytes } from './seen-values.ts'

const seen = { total: 3, offset: 0, count: 2, isFetching: false, isFetched: true }

it('rows that the page sees are those it told, or those of the project in the places it named', () => {
  expect(seenRowsOf(undefined, [1])).toEqual([])
  expect(seenRowsOf({ ...seen, rows: ['a', 'b'] }, undefined)).toEqual(['a', 'b'])
  expect(seenRowsOf({ ...seen, places: [2, 0] }, ['a', 'b', 'c'])).toEqual(['c', 'a'])
  expect(seenRowsOf({ ...seen, places: [0] }, { one: true })).toEqual([{ one: true }])
  expect(seenRowsOf({ ...seen, places: [0] }, undefined)).toEqual([undefined])
})

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [3100, '3.1 kB'],
  [1_300_000, '1.3 MB'],
])('%i bytes read %s', (bytes, text) => expect(showBytes(bytes)).toBe(text))

import { expect, it } from 'vitest'
import { seenRowsOf } from './seen-values.ts'

const seen = { total: 3, offset: 0, count: 2, isFetching: false, isFetched: true }

it('rows that the page sees are those it told, or those of the project in the places it named', () => {
  expect(seenRowsOf(undefined, [1])).toEqual([])
  expect(seenRowsOf({ ...seen, rows: ['a', 'b'] }, undefined)).toEqual(['a', 'b'])
  expect(seenRowsOf({ ...seen, places: [2, 0] }, ['a', 'b', 'c'])).toEqual(['c', 'a'])
  expect(seenRowsOf({ ...seen, places: [0] }, { one: true })).toEqual([{ one: true }])
  expect(seenRowsOf({ ...seen, places: [0] }, undefined)).toEqual([undefined])
})

import { expect, test } from 'vitest'
import { placeRows } from './place-rows.ts'

const place = (rows: readonly unknown[], offset: number, total?: number, before?: unknown) =>
  placeRows({ before, rows, offset, total })

test('runtime-RC5 a page of rows stands at its place in the list of all, null where nothing was fetched yet', () => {
  expect(place(['c', 'd'], 2, 5)).toEqual([null, null, 'c', 'd', null])
  expect(place(['a'], 0, 5, [null, null, 'c', 'd', null])).toEqual(['a', null, 'c', 'd', null])
})

test('runtime-RC5 the list begins anew when the number of rows changed', () => {
  expect(place(['a'], 0, 2, [null, null, 'c'])).toEqual(['a', null])
})

test('runtime-RC5 a source that does not tell the total ends where its rows end', () => {
  expect(place(['c'], 2)).toEqual([null, null, 'c'])
  expect(place([], 0)).toEqual([])
})

test.each([-3, Number.NaN])('runtime-RC5 %s is no total', (total) => {
  expect(place(['a'], 0, total)).toEqual(['a'])
})

test('runtime-RC5 a source with no rows has none, whatever it sent; a total with a fraction is cut', () => {
  expect(place(['a'], 0, 0)).toEqual([])
  expect(place(['a'], 0, 1.5)).toEqual(['a'])
})

test('runtime-RC5 a page holds a million rows', () => {
  expect(place(['a'], 999_999, 1_000_000)).toHaveLength(1_000_000)
})

test('runtime-RC5 rows behind the total are left out, and the list that was there stays as it is', () => {
  const before = Object.freeze([null, null])
  expect(place(['b', 'c'], 1, 2, before)).toEqual([null, 'b'])
  expect(before).toEqual([null, null])
})

test.each([1e7, 2 ** 40, Infinity])('runtime-RC5 a source that claims %s rows is refused', (total) => {
  expect(() => place(['a'], 0, total)).toThrow('1000000 at most')
})

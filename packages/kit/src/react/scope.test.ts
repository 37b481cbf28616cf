import { expect, test } from 'vitest'
import { isRepeated, markRepeated, rowPath } from './scope.ts'

const page = { variables: {} }
const inRow = (outer: object, key: string): object => markRepeated(Object.create(outer) as object, key)

test('a place outside of repeats is not told apart', () => {
  expect(isRepeated(page)).toBe(false)
  expect(rowPath(page)).toBe('')
})

test('a place in rows of rows is told by all their keys, the outermost first, and so is what stands on it', () => {
  const inner = inRow(inRow(page, 'shop'), 'bread')
  const below: object = Object.create(inner) as object
  expect([inner, below].map(isRepeated)).toEqual([true, true])
  expect([inner, below].map(rowPath)).toEqual(['-shop-bread', '-shop-bread'])
})

test('keys that could not stand in an id leave nothing that ends one; a row without a key adds none', () => {
  expect(rowPath(inRow(page, 'rye "1" <a>'))).toBe('-rye__1___a_')
  expect(rowPath(inRow(page, ''))).toBe('')
  expect(isRepeated(inRow(page, ''))).toBe(true)
})

test('marking a scope again gives it another key, and copies nothing of it', () => {
  const row = inRow(page, 'a')
  expect(markRepeated(row, 'b')).toBe(row)
  expect(rowPath(row)).toBe('-b')
  expect(Object.keys(row)).toEqual([])
})

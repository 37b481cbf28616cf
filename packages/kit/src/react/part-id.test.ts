import { expect, test } from 'vitest'
import { rowPath } from './part-id.ts'
import { ROW_KEY } from './scope.ts'

const page = { variables: {} }
const inRow = (outer: object, key: string): object => Object.assign(Object.create(outer) as object, { [ROW_KEY]: key })

test('a place outside of repeats is not told apart', () => {
  expect(rowPath(page)).toBe('')
})

test('a place in rows of rows is told by all their keys, the outermost first, and so is what stands on it', () => {
  const inner = inRow(inRow(page, 'shop'), 'bread')
  const below: object = Object.create(inner) as object
  expect([inner, below].map(rowPath)).toEqual(['-shop-bread', '-shop-bread'])
})

test('keys that could not stand in an id leave nothing that ends one; a row without a key adds none', () => {
  expect(rowPath(inRow(page, 'rye "1" <a>'))).toBe('-rye__1___a_')
  expect(rowPath(inRow(page, ''))).toBe('')
})

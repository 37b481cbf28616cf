import { expect, it } from 'vitest'
import { findRow } from './find-row.ts'

const pages = ['red_shoe', 'shoe', '3', 'blue_shoe', 'tea'].map((key, at) => ({ key, row: null, at }))

it.each([
  ['shoe', 1],
  ['Red Shoe', 0],
  ['bl', 3],
  ['e_sh', 3],
  ['3', 2],
  ['5', 4],
  ['1', 0],
  ['0', -1],
  ['6', -1],
  [' ', -1],
  ['coffee', -1],
])('“%s” means the row %i: its address first, then its number, then a part of an address', (text, at) => {
  expect(findRow(pages, text)).toBe(at)
})

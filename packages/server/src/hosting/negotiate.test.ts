import { expect, it } from 'vitest'
import { isFresh, negotiateEncoding, readRange } from './negotiate.ts'

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('chooses for %j the encoding %j', (header, encoding) => {
  expect(negotiateEncoding(header, ['br', 'gzip'])).toBe(encoding)
})

it('sees that the client has the current file', () => {
  expect(isFresh('"a", W/"b"', '"b"')).toBe(true)
  expect(isFresh('"c"', '"b"')).toBe(false)
  expect(isFresh(undefined, '"b"')).toBe(false)
})

it.each([
  ['bytes=0-4', { from: 0, to: 4 }],
  ['bytes=5-', { from: 5, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=0-99', { from: 0, to: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=0-1,3-4', undefined],
  ['items=0-1', undefined],
])('reads the range %j of ten bytes', (header, range) => {
  expect(readRange(header, 10)).toEqual(range)
})

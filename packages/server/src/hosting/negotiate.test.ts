import { expect, it } from 'vitest'
import { isFresh, negotiateEncoding, readRange } from './negotiate.ts'

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['br ; q=0 , gzip ; q=1', 'gzip'],
  ['gzip;level=1;q=0, BR', 'br'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('chooses for %j the encoding %j', (header, encoding) => {
  expect(negotiateEncoding(header, ['br', 'gzip'])).toBe(encoding)
})

it('reads a text that it has read before in the same way, whatever was sent in between', () => {
  for (let round = 0; round < 2; round += 1) {
    for (let at = 0; at < 250; at += 1) expect(negotiateEncoding(`gzip;q=0.${at}1, x-${at}`, ['br', 'gzip'])).toBe('gzip')
    expect(negotiateEncoding('gzip, br;q=0', ['br'])).toBeUndefined()
    expect(negotiateEncoding('gzip, br', ['br'])).toBe('br')
    expect(negotiateEncoding('gzip, br', [])).toBeUndefined()
  }
})

// A long row of spaces kept the server busy for its square once.
it.each([' '.repeat(5_000_000), ';'.repeat(5_000_000), `br${' '.repeat(5_000_000)};q`, ','.repeat(1_000_000)])(
  'comes to an end soon with a long header',
  (header) => {
    expect([undefined, 'br']).toContain(negotiateEncoding(header, ['br', 'gzip']))
    expect(isFresh(header, '"b"')).toBe(false)
    expect(readRange(header, 10)).toBeUndefined()
  },
)

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

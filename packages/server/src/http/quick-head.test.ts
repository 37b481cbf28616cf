import { expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { readQuickHead } from './quick-head.ts'

const read = (rawHeaders: readonly string[], url = '/') => readQuickHead({ url, rawHeaders: [...rawHeaders] })

it('reads what an answer at hand depends on, however the names are written, and nothing else', () => {
  const sent = ['Host', 'bakery', 'RANGE', 'bytes=0-9', 'If-None-Match', '"b"', 'accept-encoding', 'br', 'Cookie', 'a=1']
  const asked = { host: 'bakery', range: 'bytes=0-9', 'if-none-match': '"b"', 'accept-encoding': 'br' }
  expect(read(sent)).toEqual(asked)
  const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'bakery', 'x-forwarded-proto': 'https' }
  expect(read(Object.entries(forwarded).flat())).toEqual(forwarded)
  // Of the same length as one of them.
  expect(read(['date', 'x', 'x-request-start', 'y'])).toEqual({})
  expect(read([])).toEqual({})
})

it('leaves to the front door what it has words for: no path, a long address, a long head', () => {
  for (const url of ['', '*', 'http://other/', `/${'x'.repeat(LIMITS.headerBytes)}`]) expect(read([], url)).toBeUndefined()
  expect(read([], `/${'x'.repeat(LIMITS.headerBytes - 1)}`)).toEqual({})
  const long = (size: number) => read(['x-long', 'x'.repeat(size - 'x-long'.length)])
  expect([long(LIMITS.headerBytes), long(LIMITS.headerBytes + 1)]).toEqual([{}, undefined])
  const name = 'x'.repeat(LIMITS.headerBytes)
  expect([read([name, '']), read([name, '1'])]).toEqual([{}, undefined])
})

it.each(['host', 'range', 'if-none-match', 'accept-encoding', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])(
  'leaves a head that says %s twice to the front door, empty or not',
  (name) => {
    expect(read([name, 'a', name.toUpperCase(), 'b'])).toBeUndefined()
    expect(read([name, '', name, ''])).toBeUndefined()
    expect(read([name, '', 'cookie', 'a', 'cookie', 'b'])).toEqual({ [name]: '' })
  },
)

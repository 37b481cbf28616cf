import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonText } from '../index.ts'

it('document-D80 a value is written as JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(jsonText(value)).toBe(JSON.stringify(value))
    }),
  )
  expect(jsonText(undefined)).toBeUndefined()
  expect(jsonText(new Date(0))).toBe('"1970-01-01T00:00:00.000Z"')
  const rows = Array.from({ length: 50_000 }, (_, id) => ({ id, name: `Row ${id}` }))
  expect(jsonText(rows)).toBe(JSON.stringify(rows))
})

it('document-D80 a value that has no end, or none that could be waited for, is not written', () => {
  const circle: Record<string, unknown> = {}
  circle['a'] = [circle]
  const doubled = (join: (inner: unknown) => unknown) => Array.from({ length: 60 }).reduce<unknown>(join, 'x')
  const hostile = [
    circle,
    doubled((inner) => [inner, inner]),
    doubled((inner) => ({ a: inner, b: inner })),
    Array.from({ length: 1000 }, () => 'x'.repeat(1_000_000)),
    JSON.parse('['.repeat(10_000) + ']'.repeat(10_000)),
    Object.assign([], { length: 4_000_000_000 }),
    5n,
    { a: 5n },
    Object.defineProperty({}, 'a', {
      enumerable: true,
      get() {
        throw new Error('no')
      },
    }),
  ]
  for (const value of hostile) expect(jsonText(value)).toBeUndefined()
})

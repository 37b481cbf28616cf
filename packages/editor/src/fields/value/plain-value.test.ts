import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '@heddle/store'
import { printPlain, readPlain } from './plain-value.ts'

test.each<[string, Json]>([
  ['paid', 'paid'],
  ['12.5', 12.5],
  ['true', true],
  ['"12"', '12'],
  ['[1, 2]', [1, 2]],
  ['{ "a": 1 }', { a: 1 }],
  ['it’s "late"', 'it’s "late"'],
  ['', ''],
])('%s is read as %j', (text, value) => {
  expect(readPlain(text)).toEqual(value)
})

test('what is printed is read as the same value again', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(readPlain(printPlain(value as Json))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('nothing is printed as nothing', () => {
  expect(printPlain(undefined)).toBe('')
})

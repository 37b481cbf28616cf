import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '@heddle/store'
import { printJson, printList, printPlain, readList, readPlain } from './plain-value.ts'

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

test.each<[string, readonly Json[] | undefined]>([
  ['40, 62.5,51', [40, 62.5, 51]],
  ['January, February\nMarch,', ['January', 'February', 'March']],
  ['"a, b", 2', ['a, b', 2]],
  ['true, maybe', ['true', 'maybe']],
  ["['S']", undefined],
  ['{ a: 1 }', undefined],
  ['"a', undefined],
])('%j without brackets is the list %j', (text, list) => expect(readList(text)).toEqual(list))

test.each<[Json, string]>([
  [[40, 62], '[40, 62]'],
  [['S', 'M'], '["S", "M"]'],
  [[], '[]'],
  [[{ a: 1 }], '[\n {\n  "a": 1\n }\n]'],
  [{ a: [1] }, '{\n "a": [\n  1\n ]\n}'],
])('%j is written as %j', (value, text) => {
  expect(printJson(value)).toBe(text)
  expect(JSON.parse(text)).toEqual(value)
})

test.each<[Json, string | undefined]>([
  [[40, 62.5], '40, 62.5'],
  [['January', 'February'], 'January, February'],
  [['a, b', 'c'], undefined],
  [['40'], undefined],
  [['40', 'Forty'], '40, Forty'],
  [[40], '40'],
  [[{ a: 1 }], undefined],
  [[null], undefined],
  [[], undefined],
  ['S', undefined],
])('%j stands there as %j', (value, text) => expect(printList(value)).toBe(text))

test('a list that stands there without brackets is read as the same list again', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.boolean())), (value) => {
      const text = printList(value as Json)
      if (text !== undefined) expect(JSON.stringify(readList(text))).toBe(JSON.stringify(value))
    }),
    { seed: 7 },
  )
})

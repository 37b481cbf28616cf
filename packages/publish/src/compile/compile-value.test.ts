import type { Json } from '@heddle/store'
import { expect, test } from 'vitest'
import { id, project } from '../testing/fixture.ts'
import { bind } from '../testing/logic.ts'
import { compileValue } from './compile-value.ts'

const { view } = project()

function compiled(value: Json | undefined) {
  const problems: string[] = []
  const context = { view, pageId: id('home'), dependOn: () => {}, useToken: () => {} }
  return { value: compileValue(value, context, (path) => void problems.push(path)), problems }
}
const one = { type: 'f', tree: ['l', 1] }

test.each<[string, Json, unknown]>([
  ['a plain value', 'text', 'text'],
  ['nothing', null, null],
  ['a list of plain values', [1, null, ['a'], []], [1, null, ['a'], []]],
  ['a record', { a: 1, b: { c: [true] }, d: {} }, { a: 1, b: { c: [true] }, d: {} }],
  ['a formula', bind('1'), one],
  ['formulas in lists and records', { a: [bind('1'), { b: bind('1') }] }, { a: [one, { b: one }] }],
])('publish-C7 %s travels in its own shape, formulas as trees', (_, value, expected) => {
  expect(compiled(value)).toEqual({ value: expected, problems: [] })
})

test('publish-C7 a value that is not there stays absent', () => {
  expect(compiled(undefined)).toEqual({ value: undefined, problems: [] })
})

test('publish-C7 a formula that cannot be read is named by its place; the places of the others stay', () => {
  const broken = bind('1 +')
  expect(compiled(broken)).toEqual({ value: undefined, problems: [''] })
  expect(compiled([1, broken, 3])).toEqual({ value: [1, null, 3], problems: ['1'] })
  expect(compiled({ a: { b: [broken] }, c: broken, d: 1 })).toEqual({
    value: { a: { b: [null] }, d: 1 },
    problems: ['a/b/0', 'c'],
  })
})

/** A formula below so many lists. */
const nested = (depth: number): Json => (depth === 0 ? bind('1') : [nested(depth - 1)])

test('publish-C7 formulas are looked for forty levels deep, and what lies deeper is left as it is', () => {
  const innermost = (value: unknown): unknown => (Array.isArray(value) ? innermost(value[0]) : value)
  expect(innermost(compiled(nested(41)).value)).toEqual(one)
  expect(innermost(compiled(nested(42)).value)).toEqual(bind('1'))
})

import { expect, test } from 'vitest'
import { publishedBinding } from '@heddle/testing'
import { addReferences, noReferences } from './tree-references.ts'

function referencesOf(value: unknown) {
  const references = noReferences()
  addReferences(value, references)
  const { calls, collections, formulas, all } = references
  return { calls: [...calls], collections: [...collections], formulas: [...formulas], all: [...all] }
}
const of = (code: string) => referencesOf(publishedBinding(code))

test.each([
  ['sum(1)', ['sum']],
  ['fx.sum(1)', ['sum']],
  ['[...range(1, 2), { a: upper("x"), ["n" + lower("y")]: 1, ...pick({}) }]', ['range', 'upper', 'lower', 'pick']],
  ['`a ${round(1)} b ${ceil(1)}`', ['round', 'ceil']],
  ['true ? -abs(1) : !not(1) || (or(1) ?? and(1))', ['abs', 'not', 'or', 'and']],
  ['mapEach([1], x => double(x))', ['mapEach', 'double']],
  ['{ l: last([]), t: trim(""), f: first([]), n: now() }', ['last', 'trim', 'first', 'now']],
  ['chain(1)?.list?.[index(1)]', ['chain', 'index']],
  ['"sum(1)"', []],
  ['["l", "n", "."]', []],
])('L4 functions are found wherever they are called: %s', (code, calls) => {
  expect(of(code).calls.toSorted()).toEqual(calls.toSorted())
})

test('L1 records are found by id, by path and below bindings', () => {
  expect(of("collections['a'].data[0] + collections.b?.total")).toMatchObject({ collections: ['a', 'b'], all: [] })
  expect(of('formulas.price(collections.a.total)')).toMatchObject({ formulas: ['price'], collections: ['a'] })
  expect(referencesOf({ deep: [{ value: publishedBinding('collections.a') }] }).collections).toEqual(['a'])
})

test('L1 a kind that is read as a whole or by a computed name means all of it', () => {
  expect(of('keys(collections)').all).toEqual(['collections'])
  expect(of('formulas[variables.name](1)').all).toEqual(['formulas'])
})

test.each([null, undefined, 5, 'collections.a', { collections: { a: 1 } }, [], {}])('L1 %j names nothing', (value) => {
  expect(referencesOf(value)).toEqual({ calls: [], collections: [], formulas: [], all: [] })
})

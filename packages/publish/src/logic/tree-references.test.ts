import { expect, test } from 'vitest'
import { publishedBinding } from '@heddle/testing'
import { addCode, addReferences, noReferences } from './tree-references.ts'

function referencesOf(value: unknown) {
  const references = noReferences()
  addReferences(value, references)
  const { calls, collections, formulas, pages, all, usesPositions } = references
  return {
    calls: [...calls],
    collections: [...collections],
    formulas: [...formulas],
    pages: [...pages],
    all: [...all],
    usesPositions,
  }
}
const of = (code: string) => referencesOf(publishedBinding(code))

test.each([
  ['sum(1)', ['sum']],
  ['fx.sum(1)', ['sum']],
  ['variables.sum(1)', []],
  ['variables.fx.sum(1)', []],
  ['[...range(1, 2), { a: upper("x"), ["n" + lower("y")]: 1, ...pick({}) }]', ['range', 'upper', 'lower', 'pick']],
  ['`a ${round(1)} b ${ceil(1)}`', ['round', 'ceil']],
  ['true ? -abs(1) : !not(1) || (or(1) ?? and(1))', ['abs', 'not', 'or', 'and']],
  ['mapEach([1], x => double(x))', ['mapEach', 'double']],
  ['{ l: last([]), t: trim(""), f: first([]), n: now() }', ['last', 'trim', 'first', 'now']],
  ['chain(1)?.list?.[index(1)]', ['chain', 'index']],
  ['"sum(1)"', []],
  ['["l", "n", "."]', []],
])('publish-L4 functions are found wherever they are called: %s', (code, calls) => {
  expect(of(code).calls.toSorted()).toEqual(calls.toSorted())
})

test('publish-L1 records are found by id, by path and below bindings', () => {
  expect(of("collections['a'].data[0] + collections.b?.total")).toMatchObject({ collections: ['a', 'b'], all: [] })
  expect(of('formulas.price(collections.a.total)')).toMatchObject({ formulas: ['price'], collections: ['a'] })
  expect(referencesOf({ deep: [{ value: publishedBinding('collections.a') }] }).collections).toEqual(['a'])
})

test('publish-L1 a kind that is read as a whole or by a computed name means all of it', () => {
  expect(of('keys(collections)').all).toEqual(['collections'])
  expect(of('formulas[variables.name](1)').all).toEqual(['formulas'])
})

test.each([
  ["pages['a'].title.en + globalContext.pages.b?.name", { pages: ['a', 'b'], all: [] }],
  ['values(pages)', { pages: [], all: ['pages'] }],
  ["globalContext['pages'][variables.page]", { pages: [], all: ['pages'] }],
  ['keys(globalContext)', { all: ['pages'], usesPositions: true }],
  ['globalContext[variables.name]', { all: ['pages'], usesPositions: true }],
  ['globalContext.page.name + page.pages + context.pages.a', { pages: [], all: [], usesPositions: false }],
])('publish-L20 pages are found by id, as a whole and in the global context: %s', (code, found) => {
  expect(of(code)).toMatchObject(found)
})

test.each([
  ['componentPositionInfo.hero.y', true],
  ["globalContext.componentPositionInfo['a' + 1]", true],
  ["'componentPositionInfo'", false],
  ['globalContext.screen.scroll.y', false],
])('publish-L4 whether element positions are read is found: %s', (code, usesPositions) => {
  expect(of(code)).toMatchObject({ usesPositions })
})

test('publish-L20 code of builders is searched for what it may mean', () => {
  const named = (source: string) => {
    const references = noReferences()
    addCode(source, references)
    return { all: [...references.all], usesPositions: references.usesPositions }
  }
  expect(named('return globalContext.pages[id].path')).toEqual({ all: ['pages'], usesPositions: false })
  expect(named('const { componentPositionInfo } = globalContext')).toEqual({ all: [], usesPositions: true })
  expect(named('return page.name')).toEqual({ all: [], usesPositions: false })
})

test.each([null, undefined, 5, 'collections.a', { collections: { a: 1 } }, [], {}])('publish-L1 %j names nothing', (value) => {
  expect(referencesOf(value)).toEqual({ calls: [], collections: [], formulas: [], pages: [], all: [], usesPositions: false })
})

import { expect, test } from 'vitest'
import type { PublishedPageEntry, PublishedPageInfo } from '@heddle/document/published'
import { compileFormula, knownScopeOf, type FormulaTree } from '@heddle/formula/run'
import { functionCalls } from '@heddle/functions/calls'
import { publishedBinding } from '@heddle/testing'
import { createEvaluator } from '../evaluate/create-evaluator.ts'
import { snapshotSurroundings } from '../surroundings/snapshot.ts'
import { createVariables } from '../variables/create-variables.ts'
import { snapshotBrowser } from './browser-context.ts'
import { createScope } from './create-scope.ts'
import { NOWHERE } from './window-place.ts'

const entry = (id: string, name: string, path: string) =>
  ({ id, name, path, title: { ru: name } }) as unknown as PublishedPageEntry
const entries = [entry('p1', 'Home', '/'), entry('p2', 'About', '/about')]
const scope = createScope({
  variables: createVariables([{ id: 'v1', name: 'count', type: 'number', defaultValue: 3 }]),
  page: () => ({ id: 'p1', name: 'Home' }) as PublishedPageInfo,
  lang: () => 'ru',
  browser: () => snapshotBrowser('/test', 'light'),
  pageParameters: () => ({ id: '5' }),
  pages: () => entries,
  tokens: () => ({ colors: { brand: 'red' }, spacings: {}, typographies: {} }),
})
const evaluator = createEvaluator({
  functions: functionCalls,
  surroundings: snapshotSurroundings({ now: 0, language: () => 'ru', defaultLanguage: 'ru' }),
})
const member = (...path: readonly string[]): FormulaTree =>
  path.slice(1).reduce<FormulaTree>((object, key) => ['.', object, ['l', key]], ['n', path[0] ?? ''])
const evaluate = (...path: readonly string[]): unknown => compileFormula(member(...path))(scope)

test('runtime-RT7 S2-16 S3-21 formulas read variables, the page, the browser, parameters and tokens', () => {
  expect(evaluate('variables', 'count')).toBe(3)
  expect(evaluate('page', 'name')).toBe('Home')
  expect(evaluate('page', 'lang')).toBe('ru')
  expect(evaluate('page', 'path')).toBe('/test')
  expect(evaluate('browser', 'theme')).toBe('light')
  expect(evaluate('browser', 'query', 'anything')).toBeUndefined()
  expect(evaluate('pageParameters', 'id')).toBe('5')
  expect(evaluate('colors', 'brand')).toBe('red')
  expect(evaluate('globalContext', 'page', 'id')).toBe('p1')
  expect(evaluate('context', 'item')).toBeUndefined()
})

test('runtime-RT7 a variable that a formula reads by its id is followed by itself; other paths are read step by step', () => {
  const cell = (...path: readonly string[]) => knownScopeOf(scope)?.cell(path)
  expect(cell('variables', 'v1')?.value).toBe(3)
  for (const path of [['variables'], ['variables', 'v1', 'length'], ['variables', 'v2'], ['collections', 'v1']])
    expect(cell(...path), path.join()).toBeUndefined()
})

test('runtime-RT7 query values of links are encoded, nothing as an empty text', () => {
  const encode = (value: FormulaTree): unknown => compileFormula(['c', ['n', 'encodeURIComponent'], [value]])(scope)
  expect(encode(['l', 'a&b'])).toBe('a%26b')
  expect(encode(['n', 'undefined'])).toBe('')
  expect(encode(['a', [['l', 1]]])).toBe('%5B1%5D')
  let endless: unknown = []
  for (let level = 0; level < 40; level += 1) endless = [endless, endless]
  const write = compileFormula(['c', ['n', 'encodeURIComponent'], [['n', 'endless']]])
  expect(write(Object.defineProperties({ endless }, Object.getOwnPropertyDescriptors(scope)))).toBe('')
})

test('runtime-RT15 S2-17 formulas read the other pages as they read the page on show, with the address of each', () => {
  const about = { id: 'p2', name: 'About', title: { ru: 'About' }, path: '/about', lang: 'ru', pageLoaded: false }
  expect(evaluate('pages', 'p2')).toEqual(about)
  expect(evaluate('globalContext', 'pages', 'p2')).toEqual(about)
  expect(evaluate('pages', 'p1')).toMatchObject({ name: 'Home', path: '/test', pageLoaded: true })
  expect(evaluate('pages', 'unknown')).toBeUndefined()
  expect(Object.keys(evaluate('pages') as object)).toEqual(['p1', 'p2'])
})

test('runtime-RT15 reading the pages twice gives the same records', () => {
  expect(evaluate('pages')).toBe(evaluate('globalContext', 'pages'))
})

test('runtime-RT7 every name is there and empty where the page has nothing of it', () => {
  const bare = createScope({
    variables: createVariables([]),
    page: () => undefined,
    lang: () => 'ru',
    browser: () => snapshotBrowser('/test', 'light'),
  })
  const read = (...path: readonly string[]) => compileFormula(member(...path))(bare)
  for (const name of [
    'variables',
    'collections',
    'formulas',
    'context',
    'pages',
    'pageParameters',
    'colors',
    'spacings',
    'typographies',
  ])
    expect(read(name), name).toEqual({})
  expect(read('page')).toEqual({ lang: 'ru', path: '/test', pageLoaded: false })
  expect(read('screen')).toEqual(NOWHERE)
  expect(read('browser', 'path')).toBe('/test')
  expect(Object.keys(bare)).toContain('encodeURIComponent')
})

test('runtime-RT15 pages among which the one on show is not are the same wherever the visitor goes', () => {
  let path = '/test'
  const about = entries.slice(1)
  const others = createScope({
    variables: createVariables([]),
    page: () => ({ id: 'p1', name: 'Home' }) as PublishedPageInfo,
    lang: () => 'ru',
    browser: () => snapshotBrowser(path, 'light'),
    pages: () => about,
  })
  const read = () => compileFormula(member('pages'))(others)
  const before = read()
  path = '/elsewhere'
  expect(read()).toBe(before)
})

test('runtime-RT16 before a page is adopted its elements stand nowhere, and reading of any fails nobody', () => {
  const anyElement = publishedBinding("if(componentPositionInfo['any ' + 1].yPercent > 50, 'in', 'out')")
  expect(evaluator.resolve(anyElement, scope)).toBe('out')
  expect(evaluate('componentPositionInfo', 'hero')).toEqual({})
  expect(evaluate('globalContext', 'componentPositionInfo', 'hero', 'x')).toBeUndefined()
  expect(evaluator.resolve(publishedBinding('keys(componentPositionInfo)'), scope)).toEqual([])
})

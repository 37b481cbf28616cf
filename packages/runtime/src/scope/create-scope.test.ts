import { expect, test } from 'vitest'
import type { PublishedPageInfo } from '@heddle/document/published'
import { compileFormula, type FormulaTree } from '@heddle/formula/run'
import { createVariables } from '../variables/create-variables.ts'
import { snapshotBrowser } from './browser-context.ts'
import { createScope } from './create-scope.ts'

const scope = createScope({
  variables: createVariables([{ id: 'v1', name: 'count', type: 'number', defaultValue: 3 }]),
  page: () => ({ id: 'p1', name: 'Home' }) as PublishedPageInfo,
  lang: () => 'ru',
  browser: () => snapshotBrowser('/test', 'light'),
  pageParameters: () => ({ id: '5' }),
  tokens: () => ({ colors: { brand: 'red' }, spacings: {}, typographies: {} }),
})
const member = (...path: readonly string[]): FormulaTree =>
  path.slice(1).reduce<FormulaTree>((object, key) => ['.', object, ['l', key]], ['n', path[0] ?? ''])
const evaluate = (...path: readonly string[]): unknown => compileFormula(member(...path))(scope)

test('RT7 formulas read variables, the page, the browser, parameters and tokens', () => {
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

test('RT7 query values of links are encoded, nothing as an empty text', () => {
  const encode = (value: FormulaTree): unknown => compileFormula(['c', ['n', 'encodeURIComponent'], [value]])(scope)
  expect(encode(['l', 'a&b'])).toBe('a%26b')
  expect(encode(['n', 'undefined'])).toBe('')
  expect(encode(['a', [['l', 1]]])).toBe('%5B1%5D')
})

import { expect, test } from 'vitest'
import { tokenVariable } from '@heddle/style'
import { parseFormula, printFormula, type FormulaRanges } from '@heddle/formula/parse'
import { id, page, project, token, variable } from '../testing/fixture.ts'
import { resolveNames } from './formulas.ts'

const context = {
  view: project([variable('sum', 'total'), page('about', 'about'), token('brand', 'color', 'red')]).view,
  pageId: undefined,
  dependOn: () => undefined,
  useToken: () => undefined,
}

test('publish-C8 a parameter of an arrow function that is called like a collection of names means itself', () => {
  const parsed = parseFormula('f(variables => variables.total, [...variables.total], { ...variables, a: variables.total })')
  expect(parsed.ok && printFormula(resolveNames(parsed.tree, context))).toBe(
    'f(variables => variables.total, [...variables.sum0000000000000], { ...variables, a: variables.sum0000000000000 })',
  )
})

test('publish-C8 names of the global context mean what they mean without it', () => {
  const brand = `var(${tokenVariable(id('brand'))})`
  const parsed = parseFormula(
    "globalContext.pages.about.path + globalContext.colors['brand'] + f(globalContext => globalContext.pages.about)",
  )
  expect(parsed.ok && printFormula(resolveNames(parsed.tree, context))).toBe(
    `globalContext.pages.about00000000000.path + '${brand}' + f(globalContext => globalContext.pages.about)`,
  )
})

test('publish-C8 what became an id keeps its place in the text', () => {
  const ranges: FormulaRanges = new WeakMap()
  const text = '1 + variables.total'
  const parsed = parseFormula(text, ranges)
  const tree = resolveNames(parsed.ok ? parsed.tree : ['l', 1], { ...context, ranges })
  expect(tree).toEqual(['b', '+', ['l', 1], ['.', ['n', 'variables'], ['l', 'sum0000000000000']]])
  expect(tree[0] === 'b' && ranges.get(tree[3])).toEqual({ from: 4, to: text.length })
})

import { expect, it } from 'vitest'
import { mapParts, parseFormula, partsOf, printFormula, type FormulaTree } from './parse.ts'

const treeOf = (text: string): FormulaTree => {
  const parsed = parseFormula(text)
  return parsed.ok ? parsed.tree : expect.fail(parsed.issue.message)
}

it.each([
  ['1', [], '1'],
  ['a', [], 'a'],
  ['a.b', ['a', "'b'"], 'x[x]'],
  ['a?.b', ['a', "'b'"], 'x?.[x]'],
  ['a[b]', ['a', 'b'], 'x[x]'],
  ['f(a, ...b)', ['f', 'a', 'b'], 'x(x, ...x)'],
  ['f?.(a)', ['f', 'a'], 'x?.(x)'],
  ['!a', ['a'], '!x'],
  ['a + b', ['a', 'b'], 'x + x'],
  ['a ? b : c', ['a', 'b', 'c'], 'x ? x : x'],
  ['[a, ...b]', ['a', 'b'], '[x, ...x]'],
  ['{ k: a, [b]: c, ...d }', ["'k'", 'a', 'b', 'c', 'd'], '{ [x]: x, [x]: x, ...x }'],
  ['`${a}-${b}`', ['a', 'b'], '`${x}-${x}`'],
  ['y => a', ['a'], 'y => x'],
])('formula-P3 %s is made of %j, and with another name in the place of each it is %s', (text, parts, mapped) => {
  const tree = treeOf(text)
  expect(partsOf(tree).map((part) => printFormula(part))).toEqual(parts)
  expect(printFormula(mapParts(tree, () => ['n', 'x']))).toBe(mapped)
})

import { describe, expect, it } from 'vitest'
import { dependenciesOf, parseFormula, printFormula } from './parse.ts'

describe('printFormula', () => {
  const printings = [
    ['(1 + 2) * 3', '(1 + 2) * 3'],
    ['(1 * 2) + 3', '1 * 2 + 3'],
    ['1 - (2 - 3)', '1 - (2 - 3)'],
    ['(a ?? b) || c', '(a ?? b) || c'],
    ['!(!a)', '!!a'],
    ['-(-a)', '- -a'],
    ["a['b']", 'a.b'],
    ["variables['1a']", "variables['1a']"],
    ['(a ? b : c) ? d : (e ? f : g)', '(a ? b : c) ? d : e ? f : g'],
    ["{a, 'b c':1, [`x`]:{}}", "{ a: a, 'b c': 1, [`x`]: {} }"],
    ['(-2) ** 2', '(-2) ** 2'],
    ['(a?.b).c', 'a?.b.c'],
    ['(x) => ((x) + 1)', 'x => x + 1'],
    ['( ) => ({})', '() => ({})'],
    ['x => ({ a: x }).a', 'x => ({ a: x }.a)'],
    ['((x) => x)(...a)', '(x => x)(...a)'],
    ['a ? (x => x) : (y) => [...y]', 'a ? x => x : y => [...y]'],
    ['!((a, b) => a)', '!((a, b) => a)'],
    ['{...a, b: 1}', '{ ...a, b: 1 }'],
  ]
  it.each(printings)('formula-P2 prints %s as %s', (text, printed) => {
    const parsed = parseFormula(text)
    expect(parsed.ok && printFormula(parsed.tree)).toBe(printed)
  })
})

describe('dependenciesOf', () => {
  const readPaths: [string, readonly (readonly string[])[]][] = [
    ["variables['a1']", [['variables', 'a1']]],
    ["variables['a1'].name + variables.a1.name", [['variables', 'a1', 'name']]],
    ['rows[index].x', [['rows'], ['index']]],
    ['sum(a.b, `x${c?.d}`, { [k]: [e] }, !f ? g : undefined)', [['sum'], ['a', 'b'], ['c', 'd'], ['k'], ['e'], ['f'], ['g']]],
    ['f(x).y', [['f'], ['x']]],
    ['f(x => x.a + rows[x].b, x)', [['f'], ['rows'], ['x']]],
    ['(a, b) => c => a + b + c + d', [['d']]],
    ['[...a.b, { ...c }]', [['a', 'b'], ['c']]],
    ['1 + 2', []],
  ]
  it.each(readPaths)('formula-D1 %s', (text, paths) => {
    const parsed = parseFormula(text)
    expect(parsed.ok && dependenciesOf(parsed.tree)).toEqual(paths)
  })
})

import { describe, expect, it } from 'vitest'
import { dependenciesOf, parseFormula, printFormula } from './parse.ts'
import type { BinaryOperator, FormulaTree } from './tree.ts'

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

const BINARY: readonly BinaryOperator[] = [
  ...(['??', '||', '&&', '==', '!=', '===', '!==', '<', '<=', '>', '>='] as const),
  ...(['+', '-', '*', '/', '%', '**'] as const),
]
const [A, B]: [FormulaTree, FormulaTree] = [
  ['n', 'a'],
  ['n', 'b'],
]
/** One expression of each kind. */
const KINDS: readonly FormulaTree[] = [
  A,
  ['l', 1],
  ['l', 'x'],
  ['.', A, ['l', 'k']],
  ['.', A, ['l', 'k k'], 1],
  ['.', A, B],
  ['c', A, [B]],
  ['c', A, [['s', B]], 1],
  ...(['!', '-', '+', 'typeof'] as const).map((sign): FormulaTree => ['u', sign, A]),
  ...BINARY.map((operator): FormulaTree => ['b', operator, A, B]),
  ['?', A, B, A],
  ['a', [A, B]],
  ['o', [[['l', 'k'], A]]],
  ['t', ['', ''], [A]],
  ['f', ['x'], A],
]
/** Each place of an expression in which another one may stand. */
const PLACES: readonly ((part: FormulaTree) => FormulaTree)[] = [
  ...(['!', '-', '+', 'typeof'] as const).map((sign) => (part: FormulaTree): FormulaTree => ['u', sign, part]),
  ...BINARY.map((operator) => (part: FormulaTree): FormulaTree => ['b', operator, part, B]),
  ...BINARY.map((operator) => (part: FormulaTree): FormulaTree => ['b', operator, B, part]),
  (part) => ['?', part, A, B],
  (part) => ['?', A, part, B],
  (part) => ['?', A, B, part],
  (part) => ['.', part, ['l', 'k']],
  (part) => ['.', part, B],
  (part) => ['.', part, ['l', 'k'], 1],
  (part) => ['.', part, B, 1],
  (part) => ['.', A, part, 1],
  (part) => ['c', part, [A]],
  (part) => ['c', A, [part, ['s', part]]],
  (part) => ['a', [part, ['s', part]]],
  (part) => [
    'o',
    [
      [['l', 'k'], part],
      [part, A],
      ['s', part],
    ],
  ],
  (part) => ['t', ['', ' ', ''], [part, part]],
  (part) => ['f', ['x', 'y'], part],
]

/** The text without one pair of round brackets, for each pair in it. */
function withoutBrackets(text: string): readonly string[] {
  const open: number[] = []
  const texts: string[] = []
  for (const [at, character] of [...text].entries()) {
    if (character === '(') open.push(at)
    if (character !== ')') continue
    const from = open.pop() ?? 0
    texts.push(text.slice(0, from) + text.slice(from + 1, at) + text.slice(at + 1))
  }
  return texts
}

describe('any expression inside any other one', () => {
  const all = PLACES.flatMap((place) => KINDS.map((kind) => place(kind)))
  const readAgain = (text: string) => {
    const parsed = parseFormula(text)
    return parsed.ok ? parsed.tree : undefined
  }
  it('formula-P1 is read again as it was', () => {
    for (const tree of all) expect([printFormula(tree), readAgain(printFormula(tree))]).toEqual([printFormula(tree), tree])
  })
  it('formula-P2 is printed without brackets that could go', () => {
    for (const tree of all) {
      const needless = withoutBrackets(printFormula(tree)).filter(
        (text) => JSON.stringify(readAgain(text)) === JSON.stringify(tree),
      )
      expect([printFormula(tree), needless]).toEqual([printFormula(tree), []])
    }
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

import { describe, expect, it } from 'vitest'
import type { FormulaEnvironment, FormulaFunctions, FunctionHost } from './functions.ts'
import { parseFormula } from './parse.ts'
import { compileFormula, FormulaError, MAX_LIST_LENGTH, MAX_TEXT_LENGTH } from './run.ts'

type Callback = (...args: unknown[]) => unknown

const functions: FormulaFunctions = {
  each: { call: (_, rows, map) => (rows as readonly unknown[]).map((row, at) => (map as Callback)(row, at)) },
  fold: { call: (_, rows, step, from) => (rows as readonly unknown[]).reduce((all, row) => (step as Callback)(all, row), from) },
  total: { call: (_, ...numbers) => numbers.reduce<number>((all, one) => all + Number(one), 0) },
  first: { call: (_, ...items) => items[0] },
  list: { call: (_, ...items) => items },
  when: {
    inline:
      ([test, yes, no]) =>
      (scope, frame) =>
        (test?.(scope, frame) ? yes : no)?.(scope, frame),
  },
  fail: {
    call: () => {
      throw new Error('First parameter must be a text')
    },
  },
  long: { call: ({ allowText }, length) => allowText(Number(length)) },
  many: { call: ({ allowList }, length) => allowList(Number(length)) },
  work: { call: ({ spend }, steps) => spend(Number(steps)) },
  clock: { call: ({ now }) => now() },
}
const surroundings = {
  now: () => 42,
  liveNow: () => 42,
  random: () => 0.5,
  language: () => 'en',
  defaultLanguage: () => 'en',
  timezone: () => 'UTC',
  defaultOf: () => undefined,
  fileUrl: () => undefined,
}
const environment: FormulaEnvironment = { functions, surroundings }

function run(text: string, scope: object = {}): unknown {
  const parsed = parseFormula(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.issue.message}`)
  return compileFormula(parsed.tree, environment)(scope)
}

function codeOf(work: () => unknown): string | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    return error instanceof FormulaError ? error.code : `not a FormulaError: ${String(error)}`
  }
}

describe('built-in functions', () => {
  const scope = {
    rows: [
      { n: 1, parts: [1, 2] },
      { n: 2, parts: [3] },
    ],
    k: 10,
  }
  const values: [string, unknown][] = [
    ['total(1, 2, 3)', 6],
    ['fx.total(1, 2)', 3],
    ['each(rows, row => row.n * k)', [10, 20]],
    ['each(rows, (row, at) => `${at}:${row.n}`)', ['0:1', '1:2']],
    ['each(rows, () => 7)', [7, 7]],
    ['each(rows, (a, b, c) => c)', [undefined, undefined]],
    ['each(rows, row => fold(row.parts, (all, part) => all + part * row.n, k))', [13, 16]],
    ['each(rows, k => k.n + k.n)', [2, 4]],
    ['(x => y => x)(1)', 'function-value'],
    ['((x, y) => x + y)(1, 2)', 3],
    ['(x => (y => x + y)(2))(1)', 3],
    ['total(...each(rows, row => row.n), ...[4])', 7],
    ["[...[1, 2], ...'ab', 3]", [1, 2, 'a', 'b', 3]],
    ['{ a: 1, ...{ b: 2, a: 3 }, ...null, ...[7], ...5 }', { a: 3, b: 2, 0: 7 }],
    ['[...5]', 'not-a-list'],
    ['when(true, 1, missing.x)', 1],
    ['when(...[false, 1, 2])', 2],
    ['each(rows, row => when(row.n > 1, row.n, nothing))', 'unknown-name'],
    ['clock()', 42],
    ['nothere(1)', 'unknown-name'],
    ['fx.nothere(1)', 'unknown-name'],
    ['total', 'unknown-name'],
    ['rows.map(r => r)', 'not-a-function'],
  ]
  it.each(values)('formula-F1 %s', (text, value) => {
    let result: unknown
    const code = codeOf(() => (result = run(text, scope)))
    expect(code ?? result).toEqual(value)
  })
  it('formula-F1 a name of the scope goes before a function, a parameter before both', () => {
    const own = { total: () => 'own' }
    expect(run('total(1)', own)).toBe('own')
    expect(run('fx.total(1)', own)).toBe(1)
    expect(codeOf(() => run('(total => total(1))(2)', own))).toBe('not-a-function')
  })
  it('formula-F2 what a function throws arrives with its message', () => {
    expect(() => run('fail()')).toThrow(expect.objectContaining({ code: 'failed', message: 'First parameter must be a text' }))
  })
  it('formula-F1 a method that is a built-in function here is named', () => {
    expect(() => run('rows.first()', scope)).toThrow('Values have no first(): write first(…) with the value in the brackets')
  })
  it('formula-F3 a function asks before it makes much or works long', () => {
    expect(codeOf(() => run(`long(${MAX_TEXT_LENGTH + 1})`))).toBe('text-too-long')
    expect(codeOf(() => run(`many(${MAX_LIST_LENGTH + 1})`))).toBe('list-too-long')
    expect(codeOf(() => run('work(1e9)'))).toBe('too-many-steps')
    expect(codeOf(() => run('work(0 / 0)'))).toBe('too-many-steps')
    expect(codeOf(() => run('work(-5)'))).toBe('too-many-steps')
    expect(run('work(10)')).toBeUndefined()
  })
  const escapes = [
    '() => 1',
    '[x => x]',
    '{ f: x => x }',
    'own(x => x)',
    'first(x => x) ?? (y => y)',
    'list(x => x)',
    'each(rows, r => s => r)',
    '(f => f)(x => x)',
    'true ? x => x : 1',
    'typeof (x => x)',
    '`${x => x}`',
    '(x => x) + 1',
    '(x => x).name',
  ]
  it.each(escapes)('formula-A2 %s: an arrow function is no value', (text) => {
    expect(codeOf(() => run(text, { ...scope, own: (value: unknown) => value }))).toBe('function-value')
  })
  it('formula-A2 a function that gives its callback back gives nothing', () => {
    expect(run('first(x => x)')).toBeUndefined()
    expect(run('fold([], x => x, y => y)')).toBeUndefined()
    expect(run('each([1], x => first(y => y))')).toEqual([undefined])
  })
  it('formula-A2 a callback that somebody kept does nothing once its formula has ended', () => {
    let kept: Callback | undefined
    const keep = (_: FunctionHost, callback: unknown) => {
      kept = callback as Callback
    }
    const parsed = parseFormula('keep(x => secret)')
    compileFormula(parsed.ok ? parsed.tree : ['l', null], { functions: { keep: { call: keep } }, surroundings })({ secret: 1 })
    expect(codeOf(() => kept?.(1))).toBe('too-many-steps')
  })
})

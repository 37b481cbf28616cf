import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyseFormula, shapeOf } from './analyse/index.ts'
import type { FormulaEnvironment } from './functions.ts'
import { explainFormula } from './explain.ts'
import { parseFormula, printFormula, type FormulaRanges, type FormulaTree } from './parse.ts'
import { compileFormula, FormulaError } from './run.ts'
import { anyName, anyText, formulasOf } from './testing/arbitrary-formula.ts'
import { evaluatePlainly, PlainFailure } from './testing/evaluate-plainly.ts'

/** `HEDDLE_FUZZ_CASES=100000` tries more; `HEDDLE_FUZZ_SEED=17` tries others (`npm run test:long` names one). */
const CASES = Number(process.env['HEDDLE_FUZZ_CASES'] ?? 2000)
const SEED = Number(process.env['HEDDLE_FUZZ_SEED'] ?? 1)
const title = `${CASES} random formulas, seed ${SEED}`
const timeout = 30_000 + CASES * 5

const ANYTHING = [{ name: 'values', type: 'any', rest: 1 }] as const

type Callback = (...args: readonly unknown[]) => unknown

const environment: FormulaEnvironment = {
  functions: {
    each: { call: (_, rows, map) => Array.isArray(rows) && rows.map((row, at) => (map as Callback)(row, at)) },
    fold: { call: (_, rows, step, from) => Array.isArray(rows) && rows.reduce((all, row) => (step as Callback)(all, row), from) },
    first: { call: (_, ...items) => items[0] },
    pack: { call: (_, ...items) => items },
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
  },
  surroundings: {
    now: () => 0,
    liveNow: () => 0,
    random: () => 0,
    language: () => 'en',
    defaultLanguage: () => 'en',
    timezone: () => 'UTC',
    defaultOf: () => undefined,
    fileUrl: () => undefined,
  },
}

const NAMES = ['a', 'text', 'flag', 'none', 'lost', 'rows', 'deep', 'own', 'make', 'boom', 'fx', 'x', 'y', 'NaN', 'undefined']
const KEYS = ['a', 'b', 'length', 'x', '0', '1', 'rows', 'own', 'toString', 'each']
const small = formulasOf({
  name: fc.constantFrom(...NAMES, ...Object.keys(environment.functions)),
  parameter: fc.constantFrom('x', 'y', 'a', 'each'),
  text: fc.constantFrom('', 'a', 'b', '1', 'length', 'con', 'structor', '0'),
  key: fc.constantFrom(...KEYS),
})

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) freeze(part)
  return value
}

function scopeOf(data: unknown) {
  return freeze({
    a: 3,
    text: 'abc',
    flag: true,
    none: null,
    lost: undefined,
    rows: [{ a: 1, b: 'x', x: [1, 2] }, { a: 2, b: 'y', x: [] }, null],
    deep: { a: { b: { x: data } }, b: data, own: (value: unknown) => value },
    own: (value: unknown) => [value],
    make: () => () => 1,
    boom: () => {
      throw new TypeError('no')
    },
  })
}

/** Paths of the scope that are kept in cells. */
const CELLS: readonly (readonly [string, string])[] = [
  ['deep', 'a'],
  ['deep', 'b'],
]

const cellIn = (scope: object) => (path: readonly string[]) => {
  const found = CELLS.find((one) => one.join() === path.join())
  return found && { value: Reflect.get(Reflect.get(scope, found[0]) as object, found[1]) as unknown }
}

function outcomeOf(work: () => unknown): { readonly value: unknown } | { readonly code: string } {
  try {
    return { value: work() }
  } catch (error) {
    if (error instanceof FormulaError || error instanceof PlainFailure) return { code: error.code }
    return { code: 'failed' }
  }
}

function holdsFunction(value: unknown): boolean {
  if (typeof value === 'function') return true
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsFunction)
}

describe('laws of formulas', () => {
  it(`formula-L1 ${title}: compiled, they give what the plainest evaluation gives`, { timeout }, () => {
    fc.assert(
      fc.property(small, fc.jsonValue({ maxDepth: 2 }), (tree: FormulaTree, data) => {
        const scope = scopeOf(data)
        const plain = outcomeOf(() => evaluatePlainly(tree, { scope, environment, parameters: new Map() }))
        const compiled = outcomeOf(() => compileFormula(tree, environment)(scope))
        expect(compiled, printFormula(tree)).toEqual(plain)
        const known = { names: new Set(Object.keys(scope)), cell: cellIn(scope) }
        const direct = outcomeOf(() => compileFormula(tree, environment, { known })(scope))
        expect(direct, printFormula(tree)).toEqual(plain)
      }),
      { numRuns: CASES, seed: SEED },
    )
  })
  it(
    `formula-L2 ${title}: nothing but FormulaError is thrown, inputs stay as they are, no function comes out`,
    { timeout },
    () => {
      fc.assert(
        fc.property(small, fc.jsonValue({ maxDepth: 2 }), (tree: FormulaTree, data) => {
          const before = JSON.stringify([tree, data])
          try {
            // What a scope's own function wraps is its own business: only data is looked through.
            const scope = { ...scopeOf(data), deep: freeze({ a: data, b: data }) }
            expect(holdsFunction(compileFormula(freeze(tree), environment)(scope))).toBe(false)
          } catch (error) {
            if (!(error instanceof FormulaError)) throw error
          }
          expect(JSON.stringify([tree, data])).toBe(before)
        }),
        { numRuns: CASES, seed: SEED },
      )
    },
  )
  it(
    `formula-L3 ${title}: explained, they give what they give when they run, and so does the part that is the whole`,
    { timeout },
    () => {
      fc.assert(
        fc.property(small, fc.jsonValue({ maxDepth: 2 }), (tree: FormulaTree, data) => {
          const scope = scopeOf(data)
          const text = printFormula(tree)
          const ranges: FormulaRanges = new WeakMap()
          const parsed = parseFormula(text, ranges)
          if (!parsed.ok) throw new Error(text)
          const run = outcomeOf(() => compileFormula(tree, environment)(scope))
          const { result, parts } = explainFormula(parsed.tree, scope, ranges, environment)
          expect(result.ok ? { value: result.value } : { code: result.error.code }, text).toEqual(run)
          const [whole] = parts
          if (result.ok) expect(whole?.outcome, text).toEqual({ state: 'value', value: result.value })
          else if (whole?.outcome.state === 'error') expect(whole.outcome.message).toBe(result.error.message)
          expect(
            parts.every(({ runs, outcome }) => runs > 0 === (outcome.state !== 'not-run')),
            text,
          ).toBe(true)
          if (!result.ok && whole?.outcome.state === 'error') {
            expect(
              parts.some(({ outcome }) => outcome.state === 'error' && outcome.isCause),
              text,
            ).toBe(true)
          }
        }),
        { numRuns: CASES, seed: SEED },
      )
    },
  )
  it(`formula-S1 ${title}: what they give is of a type that was inferred`, { timeout }, () => {
    const functions = Object.keys(environment.functions).map((name) => ({ name, parameters: ANYTHING, result: 'any' as const }))
    fc.assert(
      fc.property(small, fc.jsonValue({ maxDepth: 2 }), (tree: FormulaTree, data) => {
        const scope = scopeOf(data)
        const { result } = analyseFormula(tree, { functions, scope: { ...shapeOf(scope), isClosed: true } })
        const outcome = outcomeOf(() => compileFormula(tree, environment)(scope))
        if ('code' in outcome || result.types.includes('any')) return
        expect(result.types, printFormula(tree)).toContain(shapeOf(outcome.value).types[0])
      }),
      { numRuns: CASES, seed: SEED },
    )
  })
  it(`formula-S7 ${title}: what analysis calls an error fails when it runs`, { timeout }, () => {
    const functions = Object.keys(environment.functions).map((name) => ({
      name,
      parameters: ANYTHING,
      result: 'any' as const,
      lazy: name === 'when',
    }))
    fc.assert(
      fc.property(small, fc.jsonValue({ maxDepth: 2 }), (tree: FormulaTree, data) => {
        const scope = scopeOf(data)
        const { problems } = analyseFormula(tree, { functions, scope: { ...shapeOf(scope), isClosed: true } })
        const errors = problems.filter(({ severity }) => severity === 'error')
        if (errors.length === 0) return
        const outcome = outcomeOf(() => compileFormula(tree, environment)(scope))
        expect(outcome, `${printFormula(tree)}: ${errors[0]?.message}`).toHaveProperty('code')
      }),
      { numRuns: CASES, seed: SEED },
    )
  })
  it(`formula-P1 ${title}: printed and read again, they are the same`, { timeout }, () => {
    const any = formulasOf({ name: anyName, parameter: anyName, text: anyText, key: anyText })
    fc.assert(
      fc.property(any, (tree) => {
        const text = printFormula(tree)
        expect(parseFormula(text), text).toEqual({ ok: true, tree })
      }),
      { numRuns: CASES, seed: SEED },
    )
  })
})

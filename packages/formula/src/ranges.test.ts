import { describe, expect, it } from 'vitest'
import { parseFormula, type FormulaRanges } from './parse.ts'
import { compileFormula, FormulaError } from './run.ts'

const environment = {
  functions: {
    each: {
      call: (_: unknown, rows: unknown, map: unknown) =>
        (rows as unknown[]).map((row) => (map as (row: unknown) => unknown)(row)),
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

function compiled(text: string) {
  const ranges: FormulaRanges = new WeakMap()
  const parsed = parseFormula(text, ranges)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.issue.message}`)
  return compileFormula(parsed.tree, environment, { ranges })
}

function failureOf(work: () => unknown): FormulaError | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    return error instanceof FormulaError ? error : undefined
  }
}

describe('errors with a place', () => {
  const places: [string, string, string][] = [
    ['1 + unknown * 2', 'unknown-name', 'unknown'],
    ['1 + (none.a.b)', 'no-value', 'none.a'],
    ["'a' + fail( 1 ) + 'b'", 'failed', 'fail( 1 )'],
    ['each([1], row => row + missing)', 'unknown-name', 'missing'],
    ['[1, ...none]', 'not-a-list', '[1, ...none]'],
    ['{ a: text.trim() }', 'not-a-function', 'text.trim()'],
    ['[x => 1]', 'function-value', 'x => 1'],
    ['rows[{}]', 'bad-key', 'rows[{}]'],
    ['`${a}${nope}`', 'unknown-name', 'nope'],
    ['inner() + 1', 'unknown-name', 'inner()'],
  ]
  it.each(places)('formula-E5 %s names the part that failed', (text, code, part) => {
    const inner = compiled('a + b + c + d + e')
    const scope = { none: null, text: 'a', rows: [], a: 1, inner: () => inner({ a: 1 }) }
    const failure = failureOf(() => compiled(text)(scope))
    expect(failure?.code).toBe(code)
    expect(text.slice(failure?.range?.from, failure?.range?.to)).toBe(part)
  })
  it('formula-E5 without ranges an error names no place', () => {
    const parsed = parseFormula('unknown')
    const failure = failureOf(() => compileFormula(parsed.ok ? parsed.tree : ['l', 1])({}))
    expect(failure).toMatchObject({ code: 'unknown-name', range: undefined })
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFormula } from './parse.ts'
import { compileFormula, FormulaError } from './run.ts'

export function run(text: string, scope: object = {}): unknown {
  const parsed = parseFormula(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.issue.message}`)
  return compileFormula(parsed.tree)(scope)
}

function codeOf(work: () => unknown): string | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    return error instanceof FormulaError ? error.code : `not a FormulaError: ${String(error)}`
  }
}

describe('compileFormula', () => {
  const scope = { a: 3, b: { c: [1, 2, { d: 'x' }] }, text: 'abc', nothing: null, missing: undefined, rows: [{ n: 1 }, { n: 2 }] }
  const values: [string, unknown][] = [
    ['1 + 2 * 3 ** 2', 19],
    ["'a' + 1 + null", 'a1null'],
    ['7 % 4 - -1', 4],
    ['b.c[2].d', 'x'],
    ['b.c.length + text.length + text[0]', '6a'],
    ['b.nope', undefined],
    ['nothing?.x.y.z', undefined],
    ['(missing?.x).y', undefined],
    ['rows[a - 2].n', 2],
    ["typeof a + typeof nothing + typeof missing + typeof 'x'", 'numberobjectundefinedstring'],
    ["1 == '1' && null == undefined && 0 != null && true == 1 && [5] == 5", true],
    ["'10' > 9 && 'b' > 'a' && !(null > 0)", true],
    ['{ a, [`k${1}`]: [b.c[0]] }', { a: 3, k1: [1] }],
    ["{ ...'a😀' }", { 0: 'a', 1: '\ud83d', 2: '\ude00' }],
    ['`${text}-${missing}-${[1, 2]}`', 'abc-undefined-1,2'],
    ['+text !== +text', true],
    ['a > 2 ? "many" : "few"', 'many'],
    ['nothing ?? missing ?? 5', 5],
    ['undefined === missing && Infinity > NaN === false', true],
  ]
  it.each(values)('formula-E1 %s', (text, value) => {
    expect(run(text, scope)).toEqual(value)
  })

  it('formula-E1 operators agree with JavaScript on every pair of plain values', () => {
    const plain = fc.oneof(
      fc.integer(),
      fc.double(),
      fc.string({ maxLength: 4 }),
      fc.boolean(),
      fc.constantFrom(null, undefined, '', '5', ' '),
      fc.array(fc.integer(), { maxLength: 2 }),
    )
    const operators: Readonly<Record<string, (x: never, y: never) => unknown>> = {
      '+': (x: number, y: number) => x + y,
      '-': (x: number, y: number) => x - y,
      '*': (x: number, y: number) => x * y,
      '%': (x: number, y: number) => x % y,
      '<': (x: number, y: number) => x < y,
      '>=': (x: number, y: number) => x >= y,
      '===': (x: number, y: number) => x === y,
      '??': (x: number | null, y: number) => x ?? y,
      '&&': (x: number, y: number) => x && y,
    }
    fc.assert(
      fc.property(plain, plain, fc.constantFrom(...Object.keys(operators)), (x, y, operator) => {
        expect(run(`x ${operator} y`, { x, y })).toEqual(operators[operator]?.(x as never, y as never))
      }),
    )
  })

  it('formula-E2 runs only the side that is needed', () => {
    const calls: string[] = []
    const spy = (value: unknown) => {
      calls.push(String(value))
      return value
    }
    expect(run('no && spy(1) || spy(2) ?? spy(3)'.replace('?? spy(3)', ''), { no: false, spy })).toBe(2)
    expect(run('0 ?? spy(3)', { spy })).toBe(0)
    expect(run('true ? spy(4) : spy(5)', { spy })).toBe(4)
    expect(run('none?.x(spy(6))[spy(7)]', { none: null, spy })).toBeUndefined()
    expect(run('host.none?.(spy(8))', { host: {}, spy })).toBeUndefined()
    expect(calls).toEqual(['2', '4'])
  })

  const failures: [string, string][] = [
    ['unknown', 'unknown-name'],
    ['toString', 'unknown-name'],
    ['a.x.y', 'no-value'],
    ['nothing.x', 'no-value'],
    ['a()', 'not-a-function'],
    ['text.trim()', 'not-a-function'],
    ['rows[{}]', 'bad-key'],
    ['rows[[0]]', 'bad-key'],
  ]
  it.each(failures)('formula-E3 %s throws %s', (text, code) => {
    expect(codeOf(() => run(text, scope))).toBe(code)
  })

  it('formula-E3 a name is asked for in each scope, and again when the scope lost it', () => {
    const parsed = parseFormula('x')
    const formula = compileFormula(parsed.ok ? parsed.tree : ['l', null])
    const losing: Record<string, unknown> = { x: 1 }
    expect(formula(losing)).toBe(1)
    expect(codeOf(() => formula({}))).toBe('unknown-name')
    expect(formula(losing)).toBe(1)
    delete losing['x']
    expect(codeOf(() => formula(losing))).toBe('unknown-name')
  })

  it('formula-E4 keeps the message and the cause of what a host function throws', () => {
    const cause = new TypeError('First parameter must be an array (or collection)')
    const fail = () => {
      throw cause
    }
    expect(() => run('fail()', { fail })).toThrow(
      expect.objectContaining({ name: 'FormulaError', code: 'failed', message: cause.message, cause }),
    )
  })

  it('formula-E1 names are read through getters each time', () => {
    let value = 1
    const live = {
      get x() {
        return value
      },
    }
    const parsed = parseFormula('x + 1')
    const formula = compileFormula(parsed.ok ? parsed.tree : ['l', null])
    expect(formula(live)).toBe(2)
    value = 5
    expect(formula(live)).toBe(6)
  })
})

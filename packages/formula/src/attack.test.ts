import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFormula, type FormulaTree } from './parse.ts'
import { compileFormula, FormulaError, MAX_TEXT_LENGTH } from './run.ts'

const secret = Symbol('secret')
class Account {
  readonly name = 'Ada'
  password() {
    return secret
  }
}
const fx = {
  sum: (...values: readonly number[]) => values.reduce((a, b) => a + b, 0),
  adder: () => () => secret,
  echo: (value: unknown) => value,
}
const scope = {
  fx,
  list: [1, 2],
  text: 'abc',
  account: new Account(),
  k: 'constructor',
  p: '__proto__',
  half: 'const',
  now: new Date(0),
  fromJson: JSON.parse('{"__proto__": {"x": 1}, "constructor": "F1"}') as object,
}

function evaluate(text: string): unknown {
  const parsed = parseFormula(text)
  if (!parsed.ok) return parsed.issue.code
  try {
    return compileFormula(parsed.tree)(scope)
  } catch (error) {
    return error instanceof FormulaError ? error.code : error
  }
}

describe('attacks on formulas', () => {
  const forbidden = [
    'list.constructor',
    "list['constructor']",
    "''.constructor.constructor('return 1')()",
    'list[k]',
    'list[p]',
    "list[half + 'ructor']",
    'list[`${half}ructor`]',
    'fx.sum.constructor',
    'account.constructor',
    'fromJson.constructor',
    'fromJson[p]',
    'constructor',
    '__proto__',
    'prototype',
    '{ constructor: 1 }',
    '{ [p]: { x: 1 } }',
    "{ ['__proto__']: 1 }",
    'fx?.[k]',
  ]
  it.each(forbidden)('formula-A1 %s is forbidden', (text) => {
    expect(evaluate(text)).toBe('forbidden')
  })
  const noKeys = ['list[[p]]', "list[['constructor']]", 'list[{ toString: fx.echo }]']
  it.each(noKeys)('formula-A1 %s is no key', (text) => {
    expect(evaluate(text)).toBe('bad-key')
  })
  const notInScope = [
    'hasOwnProperty',
    'globalThis',
    'window',
    'process',
    'eval',
    'Function',
    'this',
    'arguments',
    'require',
    'Symbol',
    'Object',
  ]
  it.each(notInScope)('formula-A1 %s is not in scope', (text) => {
    expect(evaluate(text)).toBe('unknown-name')
  })
  const inherited = [
    'list.map',
    'text.toString',
    'account.password',
    "list['__defineGetter__']",
    'now.getTime',
    'text.at',
    'list.filter',
  ]
  it.each(inherited)('formula-A1 %s is inherited and not there', (text) => {
    expect(evaluate(text)).toBeUndefined()
    expect(evaluate(`${text}()`)).toBe('not-a-function')
  })
  it('formula-A1 an object made by a formula has no hidden parent', () => {
    const made = evaluate('{ a: 1, toString: 2 }') as object
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype)
    expect(Object.keys(made)).toEqual(['a', 'toString'])
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })

  it('formula-A2 a function is no value', () => {
    expect(evaluate('fx.sum')).toBeUndefined()
    expect(evaluate('[fx.sum][0]')).toBeUndefined()
    expect(evaluate('{ f: fx.sum }.f')).toBeUndefined()
    expect(evaluate('true ? fx.sum : 1')).toBeUndefined()
    expect(evaluate('fx.echo(fx.sum)')).toBeUndefined()
    expect(evaluate('typeof fx.sum')).toBe('undefined')
    expect(evaluate('fx.sum.length')).toBe('no-value')
    expect(evaluate('fx.sum?.name')).toBeUndefined()
    expect(evaluate('fx.adder()')).toBeUndefined()
    expect(evaluate('fx.adder()()')).toBe('not-a-function')
    expect(evaluate('fx.adder()?.()')).toBeUndefined()
    expect(evaluate('(fx.sum ?? fx.echo)(1)')).toBe('not-a-function')
    expect(evaluate('fx.sum(1, 2)')).toBe(3)
  })

  it('formula-A3 texts cannot grow without end', () => {
    const long = { x: 'x'.repeat(MAX_TEXT_LENGTH / 2 + 1) }
    const run = (text: string) => {
      const parsed = parseFormula(text)
      return () => compileFormula(parsed.ok ? parsed.tree : ['l', null])(long)
    }
    expect(run('x + x')).toThrow(expect.objectContaining({ code: 'text-too-long' }))
    expect(run('`${x}${x}`')).toThrow(expect.objectContaining({ code: 'text-too-long' }))
  })
  it('formula-A3 formulas that call one another end', () => {
    const self = { again: (): unknown => formula(self) }
    const formula = compileFormula(['c', ['n', 'again'], []])
    expect(() => formula(self)).toThrow(expect.objectContaining({ code: 'endless' }))
    expect(compileFormula(['l', 1])({})).toBe(1)
  })
  it('formula-A3 a formula that calls others without end runs out of steps', () => {
    const leaf = compileFormula(['a', Array.from({ length: 1000 }, () => ['l', 1] as const)])
    const fan = { leaf: () => leaf({}) }
    const wide = compileFormula(['a', Array.from({ length: 6000 }, () => ['c', ['n', 'leaf'], []] as const)])
    expect(() => wide(fan)).toThrow(expect.objectContaining({ code: 'too-many-steps' }))
    expect(leaf({})).toHaveLength(1000)
  })
  it('formula-A3 a tree that is too deep is refused', () => {
    let deep: FormulaTree = ['l', 1]
    for (let level = 0; level < 5000; level += 1) deep = ['u', '!', deep]
    expect(() => compileFormula(deep)).toThrow(expect.objectContaining({ code: 'too-deep' }))
  })

  it('formula-A4 a damaged tree gives a FormulaError', () => {
    const damaged: unknown[] = [
      null,
      1,
      [],
      ['?'],
      ['x'],
      ['l', {}],
      ['b', 'constructor', ['l', 1], ['l', 2]],
      ['u', 'toString', ['l', 1]],
      ['c', ['n', 'f']],
      ['.', ['n', 'a']],
      ['o', [1]],
      ['t', 1, 2],
      ['n', '__proto__'],
      ['b', '__proto__', ['l', 1], ['l', 2]],
    ]
    for (const tree of damaged) {
      expect(() => compileFormula(tree as FormulaTree), JSON.stringify(tree)).toThrow(FormulaError)
    }
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        try {
          compileFormula(json as unknown as FormulaTree)({})
        } catch (error) {
          expect(error).toBeInstanceOf(FormulaError)
        }
      }),
    )
  })
  it('formula-A4 any text is read or refused without throwing', () => {
    const piece = fc.constantFrom(
      ...'()[]{}.,?:!+-*/%<>=&|`\'"\\ $'.split(''),
      '${',
      '?.',
      '??',
      '**',
      'a',
      'constructor',
      '1',
      'typeof ',
      'true',
      '\n',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 20 }).map((parts) => parts.join('')),
        ),
        (text) => {
          const parsed = parseFormula(text)
          if (!parsed.ok) expect(parsed.issue.from <= parsed.issue.to && parsed.issue.to <= text.length).toBe(true)
        },
      ),
      { numRuns: 3000 },
    )
  })
})

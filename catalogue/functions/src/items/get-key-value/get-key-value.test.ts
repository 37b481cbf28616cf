import { describe, expect, it } from 'vitest'
import { runFormula } from '../../testing/run-formula.ts'

const scope = { user: { name: 'Ada', tags: ['x'], run: () => 'ran' }, key: 'constr', file: new File([], 'a.txt') }

describe('getKeyValue', () => {
  it('reads what is there', () => {
    expect(runFormula("[getKeyValue(user, 'tags.0'), getKeyValue(user.tags, 0), getKeyValue(user, 'none')]", scope)).toEqual([
      'x',
      'x',
      undefined,
    ])
  })

  it.each([
    "getKeyValue(user, key + 'uctor')",
    "getKeyValue(user, 'name.constructor')",
    "getKeyValue(user, '__proto__.polluted')",
    "hasKey(user, 'tags.constructor')",
    "setKeyValue(user, key + 'uctor', 1)",
    "pick(user, [key + 'uctor'])",
    "arrayToObject([['__proto__', { a: 1 }]])",
  ])('leads no way out: %s', (formula) => expect(() => runFormula(formula, scope)).toThrow('cannot be used in a formula'))

  it('gives neither functions nor what a value inherits', () => {
    for (const formula of ["getKeyValue(user, 'run')", "getKeyValue(user, 'toString')", "getKeyValue(file, 'name')"])
      expect(runFormula(formula, scope)).toBeUndefined()
    expect(runFormula("hasKey(user, 'run')", scope)).toBe(false)
  })
})

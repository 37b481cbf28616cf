import { describe, expect, it } from 'vitest'
import { runFormula } from '../../testing/run-formula.ts'

/** A scope whose `mark` remembers what was worked out. */
function watched() {
  const seen: unknown[] = []
  return { seen, mark: (value: unknown) => (seen.push(value), value) }
}

describe('functions that choose', () => {
  it.each([
    ["switch(mark('b'), mark('a'), mark(1), mark('b'), mark(2), mark('c'), mark(3), mark(4))", 2, ['b', 'a', 'b', 2]],
    ["switch(mark('z'), mark('a'), mark(1), mark(4))", 4, ['z', 'a', 4]],
    ['ifs(mark(false), mark(1), mark(true), mark(2), mark(true), mark(3))', 2, [false, true, 2]],
    ["ifEmpty(mark(''), mark(1), mark(2))", 1, ['', 1]],
    ["ifEmpty(mark('x'), mark(1), mark(2))", 2, ['x', 2]],
    ['coalesce(mark(null), mark(0), mark(1))', 0, [null, 0]],
    ['and(mark(1), mark(0), mark(1))', false, [1, 0]],
    ['or(mark(0), mark(2), mark(1))', true, [0, 2]],
    ['if(mark(true), mark(1), mark(2))', 1, [true, 1]],
  ])('%s works out only what it needs, once', (formula, value, worked) => {
    const { seen, mark } = watched()
    expect(runFormula(formula, { mark })).toBe(value)
    expect(seen).toEqual(worked)
  })

  it('compares cases strictly', () => {
    expect(runFormula("switch(1, '1', 'a', true, 'b', 'none')")).toBe('none')
    expect(runFormula("switch(null, undefined, 'a', null, 'b')")).toBe('b')
  })

  it('takes cases out of a list', () => expect(runFormula('switch(2, ...list)', { list: [1, 'one', 2, 'two'] })).toBe('two'))
})

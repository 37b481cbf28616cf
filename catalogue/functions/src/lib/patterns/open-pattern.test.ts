import { describe, expect, it } from 'vitest'
import { runFormula } from '../../testing/run-formula.ts'

const evil = 'a'.repeat(20_000)

describe('searching by pattern', () => {
  it('takes flags', () => {
    expect(runFormula("extractAll('A b\\nC', '^[a-z]', 0, 'im')")).toEqual(['A', 'C'])
    expect(() => runFormula("matches('a', 'a', 'q')")).toThrow('"q" are no flags of a pattern')
    expect(() => runFormula("matches('a', 'a', 5)")).toThrow('Third parameter must be a text')
    expect(() => runFormula("extract('a', 'a', 0, 5)")).toThrow('Fourth parameter must be a text')
  })

  it('gives nothing for a group that the pattern lacks or that matched nothing', () => {
    expect(runFormula("extract('a', 'a', 3)")).toBeUndefined()
    expect(runFormula("extract('a', '(b)?a', 1)")).toBeUndefined()
    expect(runFormula("extract('a', 'a', -1)")).toBeUndefined()
    expect(runFormula("extractAll('ab', '(a)|b', 1)")).toEqual(['a', undefined])
  })

  it('ends at once with patterns that hang other matchers', () => {
    expect(runFormula("matches(text, '^(a+)+$')", { text: `${evil}!` })).toBe(false)
    expect(runFormula("matches(text, '^(a|a)*b')", { text: evil })).toBe(false)
  })

  it.each([["replaceMatches(text, 'a.*b|a', 'x')"], ["extractAll(text, 'a.*b|a')"]])(
    'counts work that grows with the square of the text: %s',
    (formula) => {
      expect(() => runFormula(formula, { text: evil })).toThrow()
    },
  )

  it('counts the work of many short searches', () => {
    const list = Array.from({ length: 60_000 }, (_, at) => `row ${at}`)
    expect(() => runFormula("mapValues(list, (row) => matches(row, '\\\\d+$'))", { list: { ...list } })).toThrow(
      expect.objectContaining({ code: 'too-many-steps' }),
    )
  })
})

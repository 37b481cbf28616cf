import { describe, expect, it } from 'vitest'
import { checkFormula } from './check-formula.ts'
import { describeCode } from './describe-code.ts'
import { showValue } from './show-value.ts'

const view = {
  find: (kind: string, id: string) =>
    id === 'count00000000000' && (kind === 'variable' || kind === 'collection') ? { name: 'visits' } : undefined,
} as unknown as Parameters<typeof describeCode>[1]

describe('a formula in words', () => {
  it('shows names instead of ids, and says when a variable is gone', () => {
    expect(describeCode("variables['count00000000000'] +\n 1", view)).toBe('visits + 1')
    expect(describeCode("variables['gone000000000000']", view)).toBe('Missing variable')
    expect(describeCode("collections['count00000000000'].total", view)).toBe('visits.total')
    expect(describeCode("formulas['gone000000000000'](1)", view)).toBe('Missing(1)')
    expect(describeCode("colors['x']", view)).toBe("colors['x']")
  })
  it('marks what is wrong; a cut-off formula under its last character', () => {
    expect(checkFormula(' ', [])).toEqual([])
    expect(checkFormula('1 + 2', [])).toEqual([])
    expect(checkFormula('1 +', [])).toMatchObject([{ from: 2, to: 3, message: 'Unexpected end of formula' }])
    expect(checkFormula('a b', [])).toMatchObject([{ from: 2, to: 3, message: 'Unexpected b' }])
  })
  it('shows values as people read them, and not endlessly', () => {
    expect(showValue('a')).toBe('"a"')
    expect(showValue(undefined)).toBe('undefined')
    expect(showValue(Number.NaN)).toBe('NaN')
    expect(showValue('x'.repeat(9000))).toHaveLength(2001)
  })
})

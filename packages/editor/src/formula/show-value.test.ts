import { describe, expect, it } from 'vitest'
import { checkFormula } from './check-formula.ts'
import { showShort, showValue } from './show-value.ts'

describe('a formula while it is written', () => {
  it('marks what is wrong; a cut-off formula under its last character', () => {
    expect(checkFormula(' ', [])).toEqual([])
    expect(checkFormula('1 + 2', [])).toEqual([])
    expect(checkFormula('1 +', [])).toMatchObject([{ from: 2, to: 3, message: 'Unexpected end of formula' }])
    expect(checkFormula('value > 1', [])).toMatchObject([{ message: expect.stringContaining('value') as string }])
    expect(checkFormula('value > 1', [], ['value'])).toEqual([])
    expect(checkFormula('a b', [])).toMatchObject([{ from: 2, to: 3, message: 'Unexpected b' }])
  })
  it('shows values as people read them, and not endlessly', () => {
    expect(showValue('a')).toBe('"a"')
    expect(showValue(undefined)).toBe('undefined')
    expect(showValue(Number.NaN)).toBe('NaN')
    expect(showValue('x'.repeat(9000))).toHaveLength(2001)
  })
  it('shows them in one line, an empty text too', () => {
    expect(showShort('date')).toBe('date')
    expect(showShort('')).toBe('""')
    expect(showShort({ a: [1] })).toBe('{"a":[1]}')
    expect(showShort('x'.repeat(9000)).length).toBeLessThan(200)
  })
})

import { describe, expect, it } from 'vitest'
import { runFormula } from '../../testing/run-formula.ts'

describe('ifError', () => {
  it('does not work out what is to be used instead when all goes well', () => {
    expect(runFormula("ifError('fine', missing.field)")).toBe('fine')
  })

  it('lets the failure of the replacement through', () => {
    expect(() => runFormula('ifError(missing, uppercase(5))')).toThrow('First parameter must be a text')
  })

  it('catches a text that became too long', () => expect(runFormula("ifError(repeat('a', 1e9), 'long')")).toBe('long'))

  it('cannot make a formula go on that has spent its budget', () => {
    const formula = "ifError(mapValues(rows, () => mapValues(rows, () => mapValues(rows, () => 1))), 'went on')"
    const rows = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`r${at}`, at]))
    expect(() => runFormula(formula, { rows })).toThrow(expect.objectContaining({ code: 'too-many-steps' }))
  })
})

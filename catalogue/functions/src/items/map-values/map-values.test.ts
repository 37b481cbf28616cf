import { describe, expect, it } from 'vitest'
import { runFormula } from '../../testing/run-formula.ts'

describe('mapValues', () => {
  it('works out each value within the budget of the formula', () => {
    const large = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`k${at}`, at]))
    expect(() => runFormula('mapValues(large, () => mapValues(large, (value) => value + 1))', { large })).toThrow(
      expect.objectContaining({ code: 'too-many-steps' }),
    )
  })

  it('lets what fails for one value through', () => {
    expect(() => runFormula('mapValues({ a: 1 }, (value) => uppercase(value))')).toThrow('First parameter must be a text')
  })

  it('gives no functions away', () => {
    expect(runFormula('mapValues({ a: 1 }, (value) => own)', { own: () => 1 })).toStrictEqual({ a: undefined })
  })
})

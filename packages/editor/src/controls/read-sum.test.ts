import { describe, expect, it } from 'vitest'
import { readMeasure, stepMeasure } from './measure.ts'
import { readSum } from './read-sum.ts'

describe('what is typed into a number field', () => {
  const sums: [string, string, string | undefined][] = [
    ['24', 'px', '24px'],
    ['24+8', 'px', '32px'],
    ['24 + 8%', 'px', '32%'],
    ['100%-20px', 'px', 'calc(100% - 20px)'],
    ['100% - 20', 'rem', '80%'],
    ['(10 + 2) * 3', 'px', '36px'],
    ['2 * 1.5rem', 'px', '3rem'],
    ['10px / 4', 'px', '2.5px'],
    ['0.1+0.2', '', '0.3'],
    ['-8', 'px', '-8px'],
    ['- (4 - 12)', 'px', '8px'],
    ['50vw - 50vw', 'px', '0vw'],
    ['10px+5%-10px', 'px', '5%'],
    ['1.5', '', '1.5'],
    ['2px * 3px', 'px', undefined],
    ['4 / 0', 'px', undefined],
    ['4 +', 'px', undefined],
    ['(4', 'px', undefined],
    ['auto', 'px', undefined],
    ['4 4', 'px', undefined],
    ['', 'px', undefined],
  ]
  it.each(sums)('"%s" in %s comes to %s', (text, unit, result) => {
    expect(readSum(text, unit)).toBe(result)
  })
  it('an arrow keeps the unit and leaves no rounding noise', () => {
    expect(stepMeasure('24px', 10)).toBe('34px')
    expect(stepMeasure('0.2rem', 0.1)).toBe('0.3rem')
    expect(stepMeasure('auto', 1)).toBeUndefined()
    expect(readMeasure('-.5%')).toEqual({ amount: -0.5, unit: '%' })
  })
})

import { describe, expect, test } from 'vitest'
import { writeNumber } from '../../lib/numbers/read-number.ts'
import { decimalsOf, toBounds } from './number-bounds.ts'

test('what is no number bounds nothing, and a step is 1 then', () => {
  expect(toBounds({ min: undefined, max: 'much', step: -2 })).toEqual({ min: null, max: null, step: 1 })
  expect(toBounds({ min: '-5', max: 5, step: '0,5' })).toEqual({ min: -5, max: 5, step: 0.5 })
})

describe('decimals', () => {
  const of = (precision: string, decimalStep: unknown = 1) => ({
    type: 'decimal',
    precision,
    decimalStep,
    min: 0,
    max: 9,
    step: 5,
  })

  test.each([
    ['0.1', 1],
    ['0.01', 2],
    ['0.00000001', 8],
  ])('of the precision %s are %d', (precision, decimals) => {
    expect(decimalsOf(of(precision))).toBe(decimals)
    expect(writeNumber(0.5, ',', decimals)).toBe(`0,5${'0'.repeat(decimals - 1)}`)
  })

  test('are as many as it has in a whole number, and where the precision is none', () => {
    for (const props of [{ type: 'number', precision: '0.1' }, of('much'), of('5'), of('-1')])
      expect(decimalsOf(props)).toBeUndefined()
  })

  test('step by their own step, at most ten times the precision', () => {
    expect(toBounds(of('0.1')).step).toBe(1)
    expect(toBounds(of('0.01')).step).toBe(0.1)
    expect(toBounds(of('0.01', 0.05)).step).toBe(0.05)
    expect(toBounds({ ...of('0.1'), type: 'number' }).step).toBe(5)
  })
})

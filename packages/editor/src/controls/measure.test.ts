import { expect, it } from 'vitest'
import { printMeasure, readMeasure, stepIn, stepMeasure, stepOf } from './measure.ts'

it.each([
  ['24px', { amount: 24, unit: 'px' }],
  [' 50% ', { amount: 50, unit: '%' }],
  ['-.5REM', { amount: -0.5, unit: 'rem' }],
  ['1.5', { amount: 1.5, unit: '' }],
  ['2e3ms', { amount: 2000, unit: 'ms' }],
  ['auto', undefined],
  ['calc(1px)', undefined],
  ['1px 2px', undefined],
])('reads %s', (text, measure) => expect(readMeasure(text)).toEqual(measure))

it('adds without the noise of sums, and leaves what is no number alone', () => {
  expect(stepMeasure('0.1em', 0.2)).toBe('0.3em')
  expect(stepMeasure('10%', -15)).toBe('-5%')
  expect(stepMeasure('auto', 1)).toBeUndefined()
  expect(printMeasure({ amount: 1 / 3, unit: 'px' })).toBe('0.3333px')
})

it('a key goes one step, with Shift ten, with Alt a tenth', () => {
  expect(stepOf({ shiftKey: false, altKey: false }, 10)).toBe(10)
  expect(stepOf({ shiftKey: true, altKey: false })).toBe(10)
  expect(stepOf({ shiftKey: false, altKey: true })).toBe(0.1)
})

it('a step of ten milliseconds is a tenth of a second where seconds are counted', () => {
  expect([stepIn('ms', 10), stepIn('s', 10), stepIn('px', 1)]).toEqual([10, 0.1, 1])
})

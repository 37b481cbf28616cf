import { expect, test } from 'vitest'
import { decimalsFor, readBounds } from './steps.ts'

test('bounds that are no numbers bound nothing, and a step that is none is 1', () => {
  expect(readBounds({ min: '-5', max: 5, step: '0,5' })).toEqual({ min: -5, max: 5, step: 0.5 })
  for (const none of [null, undefined, 'much', {}, [], Number.NaN, Infinity])
    expect(readBounds({ min: none, max: none, step: none })).toEqual({ min: null, max: null, step: 1 })
  for (const step of [0, -2, '-1']) expect(readBounds({ min: 0, max: 1, step }).step).toBe(1)
})

test.each([
  [0, 1, 0],
  [2, 1, 2],
  [0, 0.25, 2],
  [1, 0.25, 2],
  [0, 0.000_001, 6],
  [0, 1e-9, 0],
  [0, 1_000_000, 0],
  [99, 1, 8],
  [-3, 1, 0],
  ['2', 1, 2],
  ['many', 0.1, 1],
  [null, 0.5, 1],
])('of %s decimals and a step of %d a number has %d', (wanted, step, decimals) =>
  expect(decimalsFor(wanted, step)).toBe(decimals),
)

import { expect, test } from 'vitest'
import { fitTo, nameOf, readMax, stepsOf } from './steps.ts'

test.each([
  [5, 5],
  [10, 10],
  [11, 10],
  [1e9, 10],
  [0, 5],
  [-3, 5],
  ['7', 7],
  ['many', 5],
  [null, 5],
  [undefined, 5],
  [Number.NaN, 5],
  [{}, 5],
])('%s is a rating of %d stars', (max, stars) => expect(readMax(max)).toBe(stars))

test('whole or half stars may be chosen', () => {
  expect(stepsOf(3, false)).toEqual([1, 2, 3])
  expect(stepsOf(2, true)).toEqual([0.5, 1, 1.5, 2])
})

test.each([
  [3, 3],
  [3.4, 3],
  [9, 5],
  [-1, 0],
  [0, 0],
  ['4', 4],
  ['four', 0],
  [null, 0],
  [{}, 0],
  [Infinity, 0],
  ['1e9', 5],
])('%s is shown as %d of five whole stars', (value, stars) => expect(fitTo(stepsOf(5, false), value)).toBe(stars))

test('a half is a half where there are halves', () => {
  expect([2.4, 2.8, 0.2].map((value) => fitTo(stepsOf(5, true), value))).toEqual([2.5, 3, 0])
})

test('a value is named by the builder’s words', () => {
  expect(nameOf('{value} of {max}', 4, 5)).toBe('4 of 5')
  expect(nameOf('{value} {value}', 1, 5)).toBe('1 1')
  expect(nameOf('', 2.5, 5)).toBe('2.5 / 5')
})

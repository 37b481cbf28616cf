import { expect, test } from 'vitest'
import { flatness } from './flatness.ts'

test('what goes up and down without growing is flat, whatever it begins with', () => {
  const saw = Array.from({ length: 40 }, (_, at) => 200 + (at % 10) * 10)
  const { early, late, warm } = flatness([20, 30, ...saw.slice(2)])
  expect([early, late]).toEqual([290, 290])
  expect(warm).toHaveLength(30)
})

test('what grows is not', () => {
  const { early, late } = flatness(Array.from({ length: 40 }, (_, at) => 200 + at * 5 + (at % 4)))
  expect(late / early).toBeGreaterThan(1.15)
})

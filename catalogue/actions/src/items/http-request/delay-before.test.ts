import { expect, it } from 'vitest'
import { delayBefore } from './delay-before.ts'

it('waits grow by the same time, or twice as long each time, up to a minute', () => {
  const waits = (isExponential: boolean) => [0, 1, 2, 3].map((attempt) => delayBefore(attempt, 10_000, isExponential))
  expect(waits(false)).toEqual([10_000, 20_000, 30_000, 40_000])
  expect(waits(true)).toEqual([10_000, 20_000, 40_000, 60_000])
  expect(delayBefore(1000, 10_000, true)).toBe(60_000)
  expect(delayBefore(3, 0, true)).toBe(0)
})

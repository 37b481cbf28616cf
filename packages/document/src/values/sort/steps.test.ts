import { expect, it } from 'vitest'
import { rankInSteps, rankValues } from './rank-values.ts'
import { finish } from './steps.ts'

const NAMES = Array.from({ length: 40_000 }, (_, n) => `${['plain', 'round'][n % 2]} table ${(n * 7919) % 40_000}`)

it('document-D67 ranks that are made in steps are those that are made at once, whatever was done in between', () => {
  const values = [...NAMES, 7, null, undefined, true, { a: 1 }, Number.NaN]
  const own = rankInSteps(values, 'en')
  const other = rankInSteps(values.toReversed(), 'en')
  let steps = 0
  for (; steps < 3; steps += 1) {
    expect(own.next().done).toBe(false)
    other.next()
  }
  expect(finish(own)).toEqual(rankValues(values, 'en'))
})

it('document-D67 many texts take many steps, few values few', () => {
  const count = (values: readonly unknown[]) => [...rankInSteps(values, 'en')].length
  expect(count(NAMES)).toBeGreaterThan(7)
  expect(count([3, 1, 2])).toBeLessThan(5)
})

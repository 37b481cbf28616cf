import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveEdge } from './move-edge.ts'

it.each([
  [[6, 6], 1.2, [7, 5]],
  [[6, 6], -2.6, [3, 9]],
  [[6, 6], 0.4, [6, 6]],
  [[6, 6], 50, [11, 1]],
  [[6, 6], -50, [1, 11]],
  [[25, 75], 8.3, [33, 67]],
  [[2.4, 2.4], 0.9, [3, 1.8]],
  [[2.4, 2.4], 9, [3, 1.8]],
  [[2.4, 2.4], 0.2, [2.4, 2.4]],
] as const)('an edge of %j that moves by %d shares leaves %j', (shares, by, moved) => {
  expect(moveEdge(shares, by)).toEqual(moved)
})

it('two that have not a share each stay as they are', () => {
  expect(moveEdge([0.5, 1], 4)).toEqual([0.5, 1])
  expect(moveEdge([0, 0], 4)).toEqual([0, 0])
})

it('together they keep what they were, and each keeps at least one', () => {
  const share = fc.integer({ min: 10, max: 1000 }).map((tenths) => tenths / 10)
  fc.assert(
    fc.property(share, share, fc.double({ min: -200, max: 200, noNaN: true }), (one, other, by) => {
      const [left, right] = moveEdge([one, other], by)
      expect(left + right).toBeCloseTo(one + other, 1)
      expect(Math.min(left, right)).toBeGreaterThanOrEqual(1)
    }),
  )
})

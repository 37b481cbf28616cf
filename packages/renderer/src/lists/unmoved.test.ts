import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { unmoved } from './unmoved.ts'

test.each<[readonly number[], readonly number[]]>([
  [[], []],
  [
    [0, 1, 2],
    [0, 1, 2],
  ],
  [[2, 1, 0], [2]],
  [
    [0, 3, 1, 2],
    [0, 2, 3],
  ],
  [
    [-1, 0, -1, 1],
    [1, 3],
  ],
  [[-1, -1], []],
])('renderer-R44 of rows that stood at %j those at %j stay where they are', (before, staying) => {
  expect([...unmoved(before)].toSorted((a, b) => a - b)).toEqual(staying)
})

test('renderer-R44 no more rows could stay, whatever the order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7 }), fc.nat(), (count, seed) => {
      const order = shuffle(count, seed)
      const staying = [...unmoved(order)].toSorted((a, b) => a - b).map((index) => order[index] ?? -1)
      expect(staying).toEqual(staying.toSorted((a, b) => a - b))
      expect(staying).toHaveLength(longest(order))
    }),
    { seed: 7 },
  )
})

function shuffle(count: number, seed: number): readonly number[] {
  const left = Array.from({ length: count }, (_, at) => at)
  let rest = seed
  return Array.from({ length: count }, () => {
    const at = rest % left.length
    rest = Math.floor(rest / left.length)
    return left.splice(at, 1)[0] ?? 0
  })
}

/** By trying all. */
function longest(order: readonly number[], from = 0, above = -1): number {
  if (from === order.length) return 0
  const place = order[from] ?? 0
  const without = longest(order, from + 1, above)
  return place > above ? Math.max(without, 1 + longest(order, from + 1, place)) : without
}

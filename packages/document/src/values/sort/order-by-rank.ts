import { toStarts } from './order-numbers.ts'
import type { Ranks } from './rank-values.ts'

/**
 * A stable counting sort: ranks are few and dense.
 * @param order positions as they stand; without it all as they are
 */
export function orderByRank(
  order: Uint32Array | undefined,
  { ranks, limit }: Ranks,
  isDescending: boolean,
): Uint32Array<ArrayBuffer> {
  const places = order ?? ranks.map((_, at) => at)
  const slotOf = (at: number): number => (isDescending ? limit - 1 - (ranks[at] ?? 0) : (ranks[at] ?? 0))
  const starts = new Uint32Array(limit)
  for (const at of places) {
    const slot = slotOf(at)
    starts[slot] = (starts[slot] ?? 0) + 1
  }
  toStarts(starts)
  const sorted = new Uint32Array(places.length)
  for (const at of places) {
    const slot = slotOf(at)
    const target = starts[slot] ?? 0
    sorted[target] = at
    starts[slot] = target + 1
  }
  return sorted
}

/**
 * The most places of a new order that may stay where they are while the others are moved around them: a longest increasing
 * subsequence.
 * @param before where each one stood; -1 for one that is new
 * @returns indexes into `before`
 */
export function unmoved(before: readonly number[]): ReadonlySet<number> {
  /** By length: the index at which the lowest-ending run of that length ends. */
  const ends: number[] = []
  const previous: number[] = []
  for (const [index, place] of before.entries()) {
    if (place < 0) continue
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((before[ends[middle] ?? 0] ?? 0) < place) low = middle + 1
      else high = middle
    }
    previous[index] = ends[low - 1] ?? -1
    ends[low] = index
  }
  const kept = new Set<number>()
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) kept.add(index)
  return kept
}

/** A seeded source of randomness (mulberry32): the same seed tells the same story. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    /** True with the given probability. */
    chance: (probability: number) => next() < probability,
    pick: <T>(items: readonly T[]): T | undefined => items[below(items.length)],
    id: () => Array.from({ length: 16 }, () => 'abcdefghijklmnopqrstuvwxyz0123456789'.charAt(below(36))).join(''),
  }
}

export type Random = ReturnType<typeof createRandom>

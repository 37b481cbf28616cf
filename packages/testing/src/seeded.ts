/** Numbers from 0 to 1 (1 excluded) that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Record ids (16 small letters and digits) that are the same for the same seed. */
export function createIds(seed = 1): () => string {
  const random = createRandom(seed)
  return () => Array.from({ length: 16 }, () => SIGNS[Math.floor(random() * SIGNS.length)]).join('')
}

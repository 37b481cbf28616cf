const BYTES = 8
const VALUES = 256
/** Which half of a number's bits comes first in memory differs between machines. */
const HIGH = new Uint32Array(new Float64Array([1]).buffer)[1] === 0 ? 0 : 1

/**
 * Positions of numbers from small to large, equal ones in their order: a stable radix sort of their bits, in linear time.
 * No NaN and no -0 inside.
 */
export function orderNumbers(numbers: Float64Array<ArrayBuffer>): Uint32Array {
  const count = numbers.length
  const { low, high } = sortableBits(numbers)
  let from = new Uint32Array(count)
  let to = new Uint32Array(count)
  for (let at = 0; at < count; at += 1) from[at] = at
  for (let byte = 0; byte < BYTES; byte += 1) {
    const words = byte < BYTES / 2 ? low : high
    const shift = (byte % (BYTES / 2)) * 8
    const valueOf = (at: number): number => ((words[at] ?? 0) >>> shift) & (VALUES - 1)
    const starts = new Uint32Array(VALUES)
    for (let at = 0; at < count; at += 1) {
      const value = valueOf(at)
      starts[value] = (starts[value] ?? 0) + 1
    }
    if (starts[valueOf(0)] === count) continue
    toStarts(starts)
    for (let place = 0; place < count; place += 1) {
      const at = from[place] ?? 0
      const value = valueOf(at)
      const target = starts[value] ?? 0
      to[target] = at
      starts[value] = target + 1
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** Bits that are in the order of the numbers when read as whole ones: the sign flipped, of negative numbers all. */
function sortableBits(numbers: Float64Array<ArrayBuffer>) {
  const bits = new Uint32Array(numbers.buffer)
  const low = new Uint32Array(numbers.length)
  const high = new Uint32Array(numbers.length)
  for (let at = 0; at < numbers.length; at += 1) {
    const half = bits[2 * at + HIGH] ?? 0
    const flip = half >>> 31 === 1 ? 0xffffffff : 0
    low[at] = (bits[2 * at + 1 - HIGH] ?? 0) ^ flip
    high[at] = half ^ (flip | 0x80000000)
  }
  return { low, high }
}

/** Counts by value become the first place of each value. */
export function toStarts(counts: Uint32Array) {
  let start = 0
  for (let value = 0; value < counts.length; value += 1) {
    const count = counts[value] ?? 0
    counts[value] = start
    start += count
  }
}

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
  const counts = countBytes(low, high)
  let from = new Uint32Array(count)
  let to = new Uint32Array(count)
  for (let at = 0; at < count; at += 1) from[at] = at
  for (let byte = 0; byte < BYTES; byte += 1) {
    const words = byte < BYTES / 2 ? low : high
    const shift = (byte % (BYTES / 2)) * 8
    const starts = counts.subarray(byte * VALUES, (byte + 1) * VALUES)
    if (starts[((words[0] ?? 0) >>> shift) & 255] === count) continue
    toStarts(starts)
    for (let place = 0; place < count; place += 1) {
      const at = from[place] ?? 0
      const value = ((words[at] ?? 0) >>> shift) & 255
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

function countBytes(low: Uint32Array, high: Uint32Array): Uint32Array {
  const counts = new Uint32Array(BYTES * VALUES)
  countWords(low, counts.subarray(0, counts.length / 2))
  countWords(high, counts.subarray(counts.length / 2))
  return counts
}

function countWords(words: Uint32Array, counts: Uint32Array) {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0
    for (let byte = 0; byte < BYTES / 2; byte += 1) {
      const slot = byte * VALUES + ((word >>> (byte * 8)) & 255)
      counts[slot] = (counts[slot] ?? 0) + 1
    }
  }
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

let tables: ReturnType<typeof createTables> | undefined

/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8, as hexadecimal digits. By hand, because the browser's own answers later and formulas
 * answer at once.
 */
export function sha256(text: string): string {
  const words = padded(new TextEncoder().encode(text))
  tables ??= createTables()
  const state = Uint32Array.from(tables.start)
  const schedule = new Uint32Array(64)
  for (let block = 0; block < words.length; block += 16) {
    schedule.set(words.subarray(block, block + 16))
    for (let at = 16; at < 64; at += 1) {
      const [early, late] = [schedule[at - 15] ?? 0, schedule[at - 2] ?? 0]
      const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
      const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
      schedule[at] = (schedule[at - 16] ?? 0) + s0 + (schedule[at - 7] ?? 0) + s1
    }
    mix(state, schedule, tables.round)
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}

function mix(state: Uint32Array, schedule: Uint32Array, round: readonly number[]): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let at = 0; at < 64; at += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (round[at] ?? 0) + (schedule[at] ?? 0)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + value
}

/** The bytes, a bit, zeros and the length in bits, as words. */
function padded(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) * 16)
  const end = bytes.length
  for (let at = 0; at < end; at += 1) words[at >> 2] = (words[at >> 2] ?? 0) | ((bytes[at] ?? 0) << (24 - (at & 3) * 8))
  words[end >> 2] = (words[end >> 2] ?? 0) | (0x80 << (24 - (end & 3) * 8))
  words[words.length - 2] = Math.floor(end / 0x20000000)
  words[words.length - 1] = end << 3
  return words
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

/** The first 32 bits behind the point of a root. */
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32)

/** The constants of the standard come from the first 64 primes; worked out when the first text is hashed. */
function createTables(): { readonly start: readonly number[]; readonly round: readonly number[] } {
  const primes: number[] = []
  for (let value = 2; primes.length < 64; value += 1) if (primes.every((prime) => value % prime !== 0)) primes.push(value)
  return {
    start: primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))),
    round: primes.map((prime) => fraction(Math.cbrt(prime))),
  }
}

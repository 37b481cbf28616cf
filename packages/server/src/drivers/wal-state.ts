import { existsSync, readFileSync } from 'node:fs'
import { endianness } from 'node:os'

// The formats of SQLite's write-ahead log and of its index (https://www.sqlite.org/fileformat2.html#walformat, walformat.html).
const HEADER = 32
const FRAME_HEADER = 24
const MAGIC = 0x377f0682
const PAGE_SIZE = 4_096
const INDEX_HEADER = 48
const INDEX_BYTES = 2 * INDEX_HEADER + 4

/** What of the log counts: how many frames up to its last whole transaction, and whether frames after them count no more. */
interface Log {
  readonly salts: string
  readonly frames: number
  readonly isBroken: boolean
}

/**
 * What the write-ahead log of the database at `path` has lost; `undefined` when it holds all that was committed.
 * SQLite itself takes a log up to its first broken frame and says nothing of the rest. A transaction that was being written
 * when the machine died is broken too and was promised to nobody: it is the last one, and the index does not count it.
 */
export function findLostLog(path: string): string | undefined {
  const log = existsSync(`${path}-wal`) ? readLog(readFileSync(`${path}-wal`)) : undefined
  const index = existsSync(`${path}-shm`) ? readIndex(readFileSync(`${path}-shm`)) : undefined
  if (log?.isBroken) return 'is damaged'
  if (!index || index.frames <= index.copied) return undefined
  if (!log) return existsSync(`${path}-wal`) ? 'is empty or not readable, although changes were kept in it' : 'is missing'
  return log.salts === index.salts && log.frames < index.frames ? 'is damaged or cut short' : undefined
}

/** `undefined` for a log that holds nothing. */
function readLog(file: Buffer): Log | undefined {
  if (file.length < HEADER + FRAME_HEADER) return undefined
  const magic = file.readUInt32BE(0)
  const sum = createSum((magic & 1) === 1 ? 'BE' : 'LE')
  sum.add(file.subarray(0, FRAME_HEADER))
  const isSound = (magic & ~1) >>> 0 === MAGIC && sum.equals(file, FRAME_HEADER)
  // With a broken start nothing of it counts; its frames still say whether there was something.
  const salts = isSound ? file.toString('hex', 16, 24) : file.toString('hex', HEADER + 8, HEADER + 16)
  const size = FRAME_HEADER + (isSound ? file.readUInt32BE(8) : PAGE_SIZE)
  let [frames, commitsAfter, isValid] = [0, 0, isSound]
  for (let at = HEADER, frame = 1; at + size <= file.length; at += size, frame++) {
    const isOurs = file.toString('hex', at + 8, at + 16) === salts
    const isCommit = file.readUInt32BE(at + 4) !== 0
    if (isValid) {
      sum.add(file.subarray(at, at + 8))
      sum.add(file.subarray(at + FRAME_HEADER, at + size))
      isValid = isOurs && sum.equals(file, at + 16)
    }
    if (isValid && isCommit) frames = frame
    if (!isValid && isOurs && isCommit) commitsAfter += 1
  }
  // A transaction begins when the one before it is on disk: two after the break, and what broke was whole once.
  return { salts, frames, isBroken: commitsAfter > 1 }
}

/** The checksum of the log, fed with words of the given order. */
function createSum(order: 'BE' | 'LE') {
  let [first, second] = [0, 0]
  return {
    add(bytes: Buffer): void {
      // A copy begins at an address that words may be read from.
      const words = new Uint32Array(new Uint8Array(order === endianness() ? bytes : Buffer.from(bytes).swap32()).buffer)
      for (let at = 0; at + 1 < words.length; at += 2) {
        first = (first + (words[at] ?? 0) + second) >>> 0
        second = (second + (words[at + 1] ?? 0) + first) >>> 0
      }
    },
    equals: (file: Buffer, at: number): boolean => file.readUInt32BE(at) === first && file.readUInt32BE(at + 4) === second,
  }
}

/** The index says how far the log was written and how much of it is in the database. It does not outlive a restart of the machine whole. */
function readIndex(file: Buffer): { readonly salts: string; readonly frames: number; readonly copied: number } | undefined {
  if (file.length < INDEX_BYTES) return undefined
  const isWhole = file.subarray(0, INDEX_HEADER).equals(file.subarray(INDEX_HEADER, 2 * INDEX_HEADER))
  if (!isWhole) return undefined
  const read = (at: number): number => (endianness() === 'LE' ? file.readUInt32LE(at) : file.readUInt32BE(at))
  return { salts: file.toString('hex', 32, 40), frames: read(16), copied: read(2 * INDEX_HEADER) }
}

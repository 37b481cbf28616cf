import { existsSync, readFileSync } from 'node:fs'

/** A SQLite file and its write-ahead log, as bytes. */
export interface DatabaseBytes {
  readonly file: Buffer
  readonly log: Buffer
}

/** What a disk writes whole or not at all, bytes. */
const SECTOR = 512
const LOG_HEADER = 32

export function readDatabase(path: string): DatabaseBytes {
  const bytes = (name: string): Buffer => (existsSync(name) ? readFileSync(name) : Buffer.alloc(0))
  return { file: bytes(path), log: bytes(`${path}-wal`) }
}

/**
 * What a disk may hold when the power goes while SQLite (`synchronous=FULL`, a write-ahead log) makes of `before` what `after` is.
 * It flushes the log at the end of a transaction and before it moves pages into the file, the file before it begins the log anew
 * or empties it, and a new header of the log before what follows: only what lies between two flushes is torn.
 */
export function tear(before: DatabaseBytes, after: DatabaseBytes, random: () => number): DatabaseBytes {
  const isSameLog = before.log.subarray(0, LOG_HEADER).equals(after.log.subarray(0, LOG_HEADER))
  const isMoved = !before.file.equals(after.file)
  const mixed = (one: Buffer, other: Buffer): Buffer => mixSectors(one, other, random)
  const states: (() => DatabaseBytes)[] = [() => before, () => after]
  if (isSameLog) {
    states.push(() => ({ file: before.file, log: mixed(before.log, after.log) }))
    if (isMoved) states.push(() => ({ file: mixed(before.file, after.file), log: after.log }))
  } else if (after.log.length === 0) {
    states.push(() => ({ file: mixed(before.file, after.file), log: before.log }))
    states.push(() => ({ file: after.file, log: before.log }))
  } else if (!isMoved) {
    const begun = Buffer.concat([after.log.subarray(0, LOG_HEADER), before.log.subarray(LOG_HEADER)])
    states.push(() => ({ file: before.file, log: mixed(begun, after.log) }))
  }
  return states[Math.floor(random() * states.length)]?.() ?? before
}

/** Each sector as it was or as it became; the end as it was, as it became or between. */
function mixSectors(one: Buffer, other: Buffer, random: () => number): Buffer {
  const [short, long] = [Math.min(one.length, other.length), Math.max(one.length, other.length)]
  const length = Math.min(long, short + Math.ceil((random() * (long - short)) / SECTOR) * SECTOR)
  const mixed = Buffer.alloc(length)
  const share = random()
  for (let at = 0; at < length; at += SECTOR) {
    const from = random() < share ? other : one
    if (at < from.length) from.copy(mixed, at, at, Math.min(at + SECTOR, length))
  }
  return mixed
}

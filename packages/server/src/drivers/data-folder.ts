import { existsSync, closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { messages } from '../messages.ts'
import { findLostLog } from './wal-state.ts'

export const DATABASE_FILE = 'heddle.sqlite'
export const OBJECTS_FOLDER = 'objects'
/** Stands in a folder while a backup is put into it: what lies beside it may be half of something. */
export const UNFINISHED_RESTORE = 'restore.unfinished'
const SIGNATURE = 'SQLite format 3\0'

/** Whether anything is stored in the folder: uploads, releases, chunks of sites. */
export function holdsObjects(folder: string): boolean {
  const root = join(folder, OBJECTS_FOLDER)
  if (!existsSync(root)) return false
  const holdsFile = (path: string): boolean =>
    readdirSync(path, { withFileTypes: true }).some((entry) => !entry.isDirectory() || holdsFile(join(path, entry.name)))
  return holdsFile(root)
}

/**
 * What keeps the SQLite files of a data folder from being opened: a file is gone, cut short or altered, and opening would make
 * an empty database or forget changes in silence. Reads only. `undefined` for a sound folder and for a new one.
 */
export function findFolderDamage(folder: string): { readonly file: string; readonly what: string } | undefined {
  const file = join(folder, DATABASE_FILE)
  const size = existsSync(file) ? statSync(file).size : 0
  const lost = findLostLog(file)
  if (lost !== undefined) return { file: `${file}-wal`, what: lost }
  if (size === 0) {
    const hasLog = existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0
    // A log without its database holds what was never copied into it.
    if (!hasLog && !holdsObjects(folder)) return undefined
    return existsSync(file) && hasLog ? undefined : { file, what: existsSync(file) ? 'is empty' : 'is missing' }
  }
  return firstBytes(file) === SIGNATURE ? undefined : { file, what: 'is no database any more' }
}

/** Throws an `Error` when a restore into this folder was interrupted. */
export function refuseHalfRestored(folder: string): void {
  if (existsSync(join(folder, UNFINISHED_RESTORE))) throw new Error(messages.halfRestored(folder))
}

/** Throws an `Error` with file and remedy when the SQLite files of the folder must not be opened. */
export function refuseDamagedFolder(folder: string): void {
  const damage = findFolderDamage(folder)
  if (damage) throw new Error(messages.damagedFile(damage.file, damage.what))
}

/** The error of a server that found its database damaged. `reason` is in the words of the engine. */
export const damagedDatabase = (folder: string, reason: string): Error =>
  new Error(messages.damagedFile(join(folder, DATABASE_FILE), `is damaged (${reason})`))

function firstBytes(file: string): string {
  const bytes = Buffer.alloc(SIGNATURE.length)
  const handle = openSync(file, 'r')
  try {
    readSync(handle, bytes, 0, bytes.length, 0)
  } finally {
    closeSync(handle)
  }
  return bytes.toString('latin1')
}

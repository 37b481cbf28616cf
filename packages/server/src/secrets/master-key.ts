import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, openSync, closeSync, fsyncSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { messages } from '../messages.ts'

/** Stands beside the database and in no other place: a copy of the database alone tells no secret. */
export const KEY_FILE = 'secret.key'
const KEY = /^[\w-]{43}$/

/**
 * What all keys of this server are made from: `HEDDLE_SECRET`, or else a file of the data folder that only its owner can read,
 * made once. Throws an `Error` with the remedy when the file holds no key: a new one would make every secret unreadable.
 */
export function readMasterKey(folder: string, configured: string | undefined): string {
  if (configured !== undefined) return configured
  const file = join(folder, KEY_FILE)
  if (!existsSync(file)) makeKey(folder, file)
  const key = readFileSync(file, 'utf8').trim()
  if (!KEY.test(key)) throw new Error(messages.badKeyFile(file))
  return key
}

/** Whole or not at all, and only the first of two. */
function makeKey(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true })
  const made = `${file}.${process.pid}`
  const handle = openSync(made, 'wx', 0o600)
  try {
    writeSync(handle, randomBytes(32).toString('base64url'))
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  try {
    linkSync(made, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(made, { force: true })
  }
}

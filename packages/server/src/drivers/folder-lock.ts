import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { messages } from '../messages.ts'

export interface FolderLock {
  release(): void
}

/** Who holds a data folder; written beside the lock so that a refusal can name the process. */
interface Holder {
  readonly pid: number
  readonly host: string
  readonly since: string
}

function describeHolder(path: string): string {
  try {
    const holder = JSON.parse(readFileSync(path, 'utf8')) as Holder
    return `process ${holder.pid} on ${holder.host} (since ${holder.since})`
  } catch {
    return 'another process'
  }
}

/**
 * Takes the data folder for this process, or throws an `Error` that names the process that has it. Processes that share it keep
 * out those that want it for themselves only.
 * The lock is the operating system's, held through SQLite: it ends with its process however that ends, so a stale one cannot exist.
 */
export function lockFolder(folder: string, isShared = false): FolderLock {
  const namePath = join(folder, 'process.json')
  let lock: BetterSqlite.Database
  try {
    mkdirSync(folder, { recursive: true })
    lock = new BetterSqlite(join(folder, 'lock'), { timeout: 200 })
  } catch (error) {
    throw new Error(messages.folderUnwritable(folder, error instanceof Error ? error.message : String(error)), { cause: error })
  }
  try {
    if (isShared) {
      // Whoever reads keeps away whoever wants to write.
      lock.exec('BEGIN; SELECT count(*) FROM sqlite_master')
      return { release: () => lock.close() }
    }
    lock.pragma('locking_mode = EXCLUSIVE')
    lock.exec('BEGIN EXCLUSIVE')
    writeFileSync(
      namePath,
      JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString() } satisfies Holder),
    )
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code === 'SQLITE_BUSY')
      throw new Error(messages.folderInUse(folder, describeHolder(namePath)), { cause: error })
    throw new Error(messages.folderUnwritable(folder, error instanceof Error ? error.message : String(error)), { cause: error })
  }
  return {
    release() {
      rmSync(namePath, { force: true })
      lock.close()
    },
  }
}

import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { copyPlaces } from './copy-places.ts'
import type { ServerConfig } from '../config.ts'
import { DATABASE_FILE, OBJECTS_FOLDER, refuseDamagedFolder } from '../drivers/data-folder.ts'
import { diskPath } from '../drivers/disk-path.ts'
import { syncFolder } from '../drivers/durable-write.ts'
import { readObjects, storagePlace } from '../drivers/open-storage.ts'
import { messages } from '../messages.ts'
import type { StoredObjects } from '../ports/object-storage.ts'
import { KEY_FILE } from '../secrets/master-key.ts'
import { inParallel } from '../task-queue.ts'
import { checkData, onlyFolder } from './check-data.ts'
import { syncFile } from './sync-tree.ts'
import type { DataReport } from './report.ts'

const PARALLEL_FILES = 8
/** Files may be removed while they are copied; then all is copied once more. */
const ATTEMPTS = 3
/** Only the owner of the process may read a backup: it holds secrets. */
const PRIVATE = 0o700
export const DUMP_FILE = 'database.dump'

/**
 * Copies the database and every stored file into the new folder `target`, while the server runs or stands, and checks the copy.
 * On SQLite the copy is a data folder; a PostgreSQL is written by `pg_dump` into `database.dump` beside the objects.
 * Throws an `Error` for people when nothing could be copied; the folder is then not there.
 */
export async function backUp(config: ServerConfig, target: string): Promise<DataReport> {
  if (existsSync(target)) throw new Error(messages.backupExists(target))
  if (config.databaseUrl === undefined) {
    refuseDamagedFolder(config.dataFolder)
    if (!existsSync(join(config.dataFolder, DATABASE_FILE))) throw new Error(messages.nothingToBackUp(config.dataFolder))
  }
  const made = `${target}.unfinished`
  try {
    let report: DataReport
    let attempt = 0
    do {
      await rm(made, { recursive: true, force: true })
      await mkdir(made, { recursive: true, mode: PRIVATE })
      report = await copyOnce(config, made)
    } while (report.problems.length > 0 && ++attempt < ATTEMPTS)
    await rename(made, target)
    await syncFolder(dirname(target))
    return report
  } catch (error) {
    await rm(made, { recursive: true, force: true })
    throw error
  }
}

/** Files before the database and again after it: what the copied database names was there when it was copied. */
async function copyOnce(config: ServerConfig, to: string): Promise<DataReport> {
  const storage = await readObjects(storagePlace(config))
  copyKey(config.dataFolder, to)
  await copyObjects(storage, to)
  if (config.databaseUrl === undefined) copyFileDatabase(join(config.dataFolder, DATABASE_FILE), join(to, DATABASE_FILE))
  else dumpPostgres(config.databaseUrl, join(to, DUMP_FILE))
  await copyPlaces(config.dataFolder, to, copyFileDatabase)
  await copyObjects(storage, to)
  await syncFile(join(to, config.databaseUrl === undefined ? DATABASE_FILE : DUMP_FILE))
  return checkData(onlyFolder(config, to))
}

/** Without its key nobody could read the secrets of the copy. */
function copyKey(from: string, to: string): void {
  const file = join(from, KEY_FILE)
  if (existsSync(file)) copyFileSync(file, join(to, KEY_FILE))
}

/** One reading transaction: writers go on, and the copy is of one moment. */
function copyFileDatabase(from: string, to: string): void {
  const file = new Sqlite(from, { readonly: true, timeout: 5_000 })
  try {
    file.prepare('vacuum into ?').run(to)
  } finally {
    file.close()
  }
}

function dumpPostgres(url: string, to: string): void {
  const address = new URL(url)
  const { password } = address
  address.password = ''
  const env = { ...process.env, ...(password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) }) }
  const args = ['--format=custom', `--file=${to}`, `--dbname=${address.href}`]
  const { status, error, stderr } = spawnSync('pg_dump', args, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(messages.noDump(error?.message ?? stderr.trim()))
}

/** Objects never change: only those that are not there yet are copied. What is removed meanwhile nobody needs, or the check of the copy says so. */
async function copyObjects(storage: StoredObjects, to: string): Promise<void> {
  const folders = new Set<string>()
  const copy = async (key: string): Promise<void> => {
    const path = diskPath(join(to, OBJECTS_FOLDER), key)
    if (existsSync(path)) return
    if (!folders.has(dirname(path))) await mkdir(dirname(path), { recursive: true, mode: PRIVATE })
    folders.add(dirname(path))
    if (await storage.copyOut(key, path)) await syncFile(path)
  }
  await inParallel(storage.keys(), PARALLEL_FILES, copy)
}

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { Client } from 'pg'
import type { ServerConfig } from '../config.ts'
import { DATABASE_FILE, OBJECTS_FOLDER, UNFINISHED_RESTORE } from '../drivers/data-folder.ts'
import { syncFolder } from '../drivers/durable-write.ts'
import { lockFolder } from '../drivers/folder-lock.ts'
import { makePrivate } from '../drivers/private-folder.ts'
import { PLACES_FOLDER } from '../drivers/site-places.ts'
import { messages } from '../messages.ts'
import { KEY_FILE } from '../secrets/master-key.ts'
import { DUMP_FILE } from './backup.ts'
import { checkData, onlyFolder } from './check-data.ts'
import { openBucket, type BucketTarget } from './restore-objects.ts'
import { syncTree } from './sync-tree.ts'
import type { DataReport } from './report.ts'

/** What a backup consists of beside a dump, the database last: without it a server does not take a folder for whole. */
const PARTS = [KEY_FILE, OBJECTS_FOLDER, PLACES_FOLDER, `${DATABASE_FILE}-shm`, `${DATABASE_FILE}-wal`, DATABASE_FILE]

/**
 * Puts the backup `from` into the data folder and the database of the configuration, both of which must be empty, and checks what
 * stands there then. Whenever it is interrupted nothing of it is taken for whole: no server starts on it, and it can be begun anew.
 * Throws an `Error` for people when nothing was restored.
 */
export async function restore(config: ServerConfig, from: string): Promise<DataReport> {
  const { dataFolder, databaseUrl } = config
  const isDump = existsSync(join(from, DUMP_FILE))
  if (!isDump && !existsSync(join(from, DATABASE_FILE))) throw new Error(messages.noBackup(from))
  if (isDump && databaseUrl === undefined) throw new Error(messages.backupOfPostgres(from))
  if (!isDump && databaseUrl !== undefined) throw new Error(messages.backupOfFolder(from))
  if (resolve(from).startsWith(resolve(dataFolder) + sep) || resolve(from) === resolve(dataFolder)) {
    throw new Error(messages.backupWithin(from, dataFolder))
  }
  makePrivate(dataFolder)
  const lock = lockFolder(dataFolder)
  try {
    const mark = join(dataFolder, UNFINISHED_RESTORE)
    refuseFull(dataFolder, existsSync(mark))
    if (databaseUrl !== undefined) await refuseFullDatabase(databaseUrl)
    const bucket = config.s3 && (await openBucket(dataFolder, config.s3))
    // Before what says whose it is goes.
    await bucket?.empty(mark)
    rmSync(mark, { recursive: true, force: true })
    mkdirSync(mark, { mode: 0o700 })
    await bucket?.claim(mark)
    await syncFolder(dataFolder)
    try {
      const report = await copyIn(config, from, mark, bucket)
      rmSync(mark, { recursive: true })
      await syncFolder(dataFolder)
      await bucket?.free()
      return report
    } catch (error) {
      await bucket?.clear().catch(() => undefined)
      // Nothing of it is the folder's: it is as empty as it was.
      for (const part of [...PARTS, UNFINISHED_RESTORE]) rmSync(join(dataFolder, part), { recursive: true, force: true })
      throw error
    }
  } finally {
    lock.release()
  }
}

/** What an interrupted restore left is its own to take away; anything else is somebody's. */
function refuseFull(folder: string, isUnfinished: boolean): void {
  if (isUnfinished) {
    for (const part of PARTS) rmSync(join(folder, part), { recursive: true, force: true })
    return
  }
  const held = PARTS.filter((part) => existsSync(join(folder, part)))
  if (held.length > 0) throw new Error(messages.restoreOverData(folder, held.join(', ')))
}

async function refuseFullDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    const { rows } = await client.query(
      `select 1 from pg_class join pg_namespace on relnamespace = pg_namespace.oid
       where relkind = 'r' and nspname not like 'pg\\_%' and nspname <> 'information_schema' limit 1`,
    )
    if (rows.length > 0) throw new Error(messages.restoreOverDatabase)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function copyIn(config: ServerConfig, from: string, mark: string, bucket: BucketTarget | undefined): Promise<DataReport> {
  const { dataFolder, databaseUrl } = config
  for (const part of PARTS) {
    const source = join(from, part)
    if (existsSync(source)) await cp(source, join(mark, part), { recursive: true, errorOnExist: true, force: false })
  }
  // A damaged file is found before it stands where a server looks for it.
  if (databaseUrl === undefined) {
    const { problems } = await checkData(onlyFolder(config, mark))
    const [first] = problems
    if (first) throw new Error(messages.brokenBackup(from, `${first.where.replace(mark, from)}: ${first.what}`))
  }
  await syncTree(mark)
  await bucket?.fill(mark)
  const own = bucket ? PARTS.filter((part) => part !== OBJECTS_FOLDER) : PARTS
  for (const part of own) if (existsSync(join(mark, part))) renameSync(join(mark, part), join(dataFolder, part))
  await syncFolder(dataFolder)
  if (databaseUrl !== undefined) restorePostgres(databaseUrl, join(from, DUMP_FILE))
  return checkData(config)
}

/** All of it in one transaction. */
function restorePostgres(url: string, dump: string): void {
  const address = new URL(url)
  const { password } = address
  address.password = ''
  const env = { ...process.env, ...(password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) }) }
  const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', `--dbname=${address.href}`, dump]
  const { status, error, stderr } = spawnSync('pg_restore', args, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(messages.noRestore(error?.message ?? stderr.trim()))
}

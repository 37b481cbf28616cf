import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { openPostgres } from '../drivers/postgres.ts'
import { openSqlite } from '../drivers/sqlite.ts'
import { runMigrations } from '../migrations/run-migrations.ts'
import type { Database } from '../ports/database.ts'
import { findPostgres, startPostgres, type PostgresCluster } from './postgres-cluster.ts'

/** One kind of database that a suite runs on. */
export interface TestEngine {
  readonly engine: Database['engine']
  /** An empty database, brought to the newest shape; closed when the file ends. */
  open(): Promise<Database>
  /** The same without any table. */
  openEmpty(): Promise<Database>
  /** Address of an empty PostgreSQL database; `undefined` for SQLite. */
  url(): Promise<string | undefined>
}

/** Runs the suite on SQLite, and on PostgreSQL where it is installed. */
export function onEveryEngine(suite: (engine: TestEngine) => void): void {
  describe('on SQLite', () => suite(sqliteEngine()))
  if (findPostgres()) describe('on PostgreSQL', () => suite(postgresEngine()))
  else describe.skip('on PostgreSQL', () => suite(postgresEngine()))
}

function closing(): (database: Database) => Database {
  const opened: Database[] = []
  afterAll(() => Promise.all(opened.map((database) => database.close())))
  return (database) => {
    opened.push(database)
    return database
  }
}

function sqliteEngine(): TestEngine {
  const folders: string[] = []
  const keep = closing()
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  const openEmpty = (): Promise<Database> => {
    const folder = mkdtempSync(join(tmpdir(), 'heddle-sqlite-'))
    folders.push(folder)
    return Promise.resolve(keep(openSqlite(folder)))
  }
  return {
    engine: 'sqlite',
    openEmpty,
    async open() {
      const database = await openEmpty()
      await runMigrations(database)
      return database
    },
    url: () => Promise.resolve(undefined),
  }
}

function postgresEngine(): TestEngine {
  let cluster: Promise<PostgresCluster | undefined> | undefined
  afterAll(async () => (await cluster)?.stop())
  const keep = closing()
  const url = async (): Promise<string> => {
    cluster ??= startPostgres()
    const address = await (await cluster)?.newDatabase()
    if (address === undefined) throw new Error('PostgreSQL is not installed')
    return address
  }
  const openEmpty = async (): Promise<Database> => keep(openPostgres(await url()))
  return {
    engine: 'postgres',
    url,
    openEmpty,
    async open() {
      const database = await openEmpty()
      await runMigrations(database)
      return database
    },
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { messages } from '../messages.ts'
import { runMigrations } from '../migrations/run-migrations.ts'
import { DatabaseUnreachable, type Database } from '../ports/database.ts'
import { findPostgres, startPostgres, type PostgresCluster } from '../testing/postgres-cluster.ts'
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts'
import { startTestServer } from '../testing/test-server.ts'
import { openDatabase } from './open-database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

const note = (database: Database, key: string) => database.db.insertInto('setting').values({ key, value: '' }).execute()
const keys = async (database: Database) =>
  (await database.db.selectFrom('setting').select('key').orderBy('key').execute()).map(({ key }) => key)

/** What holds of every engine whose way to its data can be cut. */
function itSurvives(open: () => { readonly database: Database; readonly cut: () => void | Promise<unknown> }) {
  it('answers what is only read although the connection broke', async () => {
    const { database, cut } = open()
    await note(database, 'read')
    await cut()
    expect(await keys(database)).toContain('read')
  })

  it('begins a transaction on another connection', async () => {
    const { database, cut } = open()
    await cut()
    await database.db
      .transaction()
      .execute((transaction) => transaction.insertInto('setting').values({ key: 'begun', value: '' }).execute())
    expect(await keys(database)).toContain('begun')
  })

  it('does nothing of a transaction that broke in the middle, and says that the database is away', async () => {
    const { database, cut } = open()
    const broken = database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('setting').values({ key: 'first', value: '' }).execute()
      await cut()
      await transaction.insertInto('setting').values({ key: 'second', value: '' }).execute()
    })
    await expect(broken).rejects.toThrow(DatabaseUnreachable)
    expect(await keys(database)).not.toContain('first')
    expect(await keys(database)).not.toContain('second')
    await note(database, 'after')
    expect(await keys(database)).toContain('after')
  })

  it('writes a group of rows once although the connection broke', async () => {
    const { database, cut } = open()
    const touch = database.db.updateTable('project').set({ updated_at: 1 }).where('id', '=', '').compile()
    await cut()
    await database.writeTogether({ table: 'setting', columns: ['key', 'value'], rows: [['together', '']] }, touch)
    expect((await keys(database)).filter((key) => key === 'together')).toHaveLength(1)
  })
}

describe('SQLite in a thread that dies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-thread-'))
  let worker: Worker
  const database = openSqlite(
    folder,
    (path) => (worker = new Worker(new URL('sqlite-worker.ts', import.meta.url), { workerData: { path } })),
  )
  beforeAll(() => runMigrations(database))
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  itSurvives(() => ({ database, cut: () => worker.terminate() }))

  it('takes back a transaction whose end fails, so that nothing joins it', async () => {
    await sql`create table child (id text references parent (id) deferrable initially deferred)`.execute(database.db)
    await sql`create table parent (id text primary key)`.execute(database.db)
    const broken = database.db
      .transaction()
      .execute((transaction) => sql`insert into child values ('nobody')`.execute(transaction))
    await expect(broken).rejects.toThrow('FOREIGN KEY')
    await note(database, 'on its own')
    await worker.terminate()
    expect(await keys(database)).toContain('on its own')
  })
})

describe.runIf(findPostgres())('PostgreSQL on a line that breaks', () => {
  let cluster: PostgresCluster | undefined
  let proxy: TcpProxy
  let database: Database
  beforeAll(async () => {
    cluster = await startPostgres()
    proxy = await startTcpProxy((await cluster?.newDatabase()) ?? '')
    database = openPostgres(proxy.url)
    await runMigrations(database)
  })
  afterAll(async () => {
    await database.close()
    await proxy.close()
    cluster?.stop()
  })
  itSurvives(() => ({ database, cut: () => proxy.cut() }))

  it('gives up a query that went into a dead line, and goes on with another connection', async () => {
    const impatient = openPostgres(proxy.url, 1_000)
    await impatient.db.connection().execute(async (connection) => {
      await sql`select 1`.execute(connection)
      proxy.freeze()
      await expect(sql`select 1`.execute(connection)).rejects.toThrow(DatabaseUnreachable)
    })
    proxy.thaw()
    await keys(impatient)
    await impatient.close()
  })

  it('signs nobody out while the database is away, and tells nobody to be out who is not', async () => {
    const own = await startTcpProxy((await cluster?.newDatabase()) ?? '')
    const server = await startTestServer({ config: { databaseUrl: own.url } })
    const owner = await server.newPerson('Owner')
    await own.close()
    const away = { status: 503, json: { error: { code: 'database-unreachable', message: messages.unreachable.text } } }
    expect(await owner.call('GET', '/api/session')).toMatchObject(away)
    expect(await owner.call('POST', '/api/sign-out', {})).toMatchObject(away)
    expect(await server.stranger.call('POST', '/api/sign-in', { email: 'a@example.com', password: 'long enough' })).toMatchObject(
      away,
    )
    await server.stop()
  })

  it('names the database that a server cannot start on, without its password', async () => {
    const gone = await startTcpProxy('postgres://person:hidden@127.0.0.1:1/heddle')
    await gone.close()
    const config = readConfig({ DATABASE_URL: gone.url })
    const { host } = new URL(gone.url)
    await expect(openDatabase(config)).rejects.toThrow(
      `The database ${host}/heddle cannot be used: the database cannot be reached: `,
    )
    await expect(openDatabase(config)).rejects.not.toThrow('hidden')
  })
})

// Runs in a thread of its own: waiting for the disk never keeps a visitor or an editor waiting.
import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import type { RowStatement, SqliteAnswer, SqliteRequest, SqliteResult, Statement } from './sqlite-messages.ts'

const { path } = workerData as { readonly path: string }
let opened: Sqlite.Database | undefined

/** Opened by the first request, which is told when that fails; the next one tries again. */
function open(): Sqlite.Database {
  if (opened) return opened
  const file = new Sqlite(path)
  try {
    file.pragma('journal_mode = WAL')
    file.pragma('synchronous = FULL')
    file.pragma('foreign_keys = ON')
    file.pragma('busy_timeout = 5000')
  } catch (error) {
    file.close()
    throw error
  }
  opened = file
  return file
}

function close(): void {
  prepared.clear()
  opened?.close()
  opened = undefined
}

/** Statements are prepared once; the texts of a program are few. */
const prepared = new Map<string, Sqlite.Statement>()
const MOST_PREPARED = 500

function prepare(text: string): Sqlite.Statement {
  const known = prepared.get(text)
  if (known) return known
  const statement = open().prepare(text)
  if (prepared.size >= MOST_PREPARED) prepared.clear()
  prepared.set(text, statement)
  return statement
}

function run({ text, values }: Statement): SqliteResult {
  const statement = prepare(text)
  if (statement.reader) return { rows: statement.all(values), changes: 0, lastId: 0 }
  const { changes, lastInsertRowid } = statement.run(values)
  return { rows: [], changes, lastId: lastInsertRowid }
}

/** Row by row: a statement of many rows would keep a journal of its own, in case that one of them is refused. */
function runTogether({ text, rows }: RowStatement, after: Statement): void {
  const work = (): void => {
    const statement = prepare(text)
    for (const row of rows) statement.run(row)
    run(after)
  }
  open().transaction(work).immediate()
}

/** SQLite ends a transaction by itself when the disk fails. One that cannot be ended ends with the connection: nothing may join it. */
function rollBack(): void {
  try {
    if (opened?.inTransaction) opened.exec('rollback')
  } catch {
    close()
  }
}

async function handle(request: SqliteRequest): Promise<SqliteResult | undefined> {
  if (request.type === 'run') return run(request)
  if (request.type === 'together') runTogether(request.added, request.after)
  if (request.type === 'roll-back') rollBack()
  if (request.type === 'checkpoint') open().pragma('wal_checkpoint(TRUNCATE)')
  if (request.type === 'backup') await open().backup(request.path)
  if (request.type === 'close') close()
  return undefined
}

parentPort?.on('message', (request: SqliteRequest) => {
  const answer = (rest: Omit<SqliteAnswer, 'id'>): void =>
    parentPort?.postMessage({ id: request.id, ...rest } satisfies SqliteAnswer, [])
  handle(request).then(
    (result) => answer(result ? { result } : {}),
    (error: unknown) => {
      const { code, message } = error as { readonly code?: string; readonly message: string }
      answer({ error: { message, ...(code === undefined ? {} : { code }) } })
    },
  )
})

// Runs in a thread of its own: waiting for the disk never keeps a visitor or an editor waiting.
import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import type { RowStatement, SqliteAnswer, SqliteRequest, SqliteResult, Statement } from './sqlite-messages.ts'

const file = new Sqlite(String((workerData as { readonly path: string }).path))
file.pragma('journal_mode = WAL')
file.pragma('synchronous = FULL')
file.pragma('foreign_keys = ON')
file.pragma('busy_timeout = 5000')

/** Statements are prepared once; the texts of a program are few. */
const prepared = new Map<string, Sqlite.Statement>()
const MOST_PREPARED = 500

function prepare(text: string): Sqlite.Statement {
  const known = prepared.get(text)
  if (known) return known
  const statement = file.prepare(text)
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
const runTogether = file.transaction(({ text, rows }: RowStatement, after: Statement) => {
  const statement = prepare(text)
  for (const row of rows) statement.run(row)
  run(after)
})

async function handle(request: SqliteRequest): Promise<SqliteResult | undefined> {
  if (request.type === 'run') return run(request)
  if (request.type === 'together') runTogether.immediate(request.added, request.after)
  if (request.type === 'backup') await file.backup(request.path)
  if (request.type === 'close') file.close()
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

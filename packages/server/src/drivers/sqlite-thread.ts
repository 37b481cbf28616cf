import { Worker } from 'node:worker_threads'
import type { SqliteAnswer, SqliteRequest, SqliteResult } from './sqlite-messages.ts'

type Request = SqliteRequest extends infer R ? (R extends SqliteRequest ? Omit<R, 'id'> : never) : never

/** A SQLite file in a thread of its own. Requests are answered in the order they were made. */
export interface SqliteThread {
  ask(request: Request): Promise<SqliteResult>
  end(): Promise<void>
}

const NOTHING: SqliteResult = { rows: [], changes: 0, lastId: 0 }

/** An error of SQLite, with its code (`SQLITE_FULL`). */
class SqliteFailure extends Error {
  readonly code: string | undefined

  constructor({ message, code }: NonNullable<SqliteAnswer['error']>) {
    super(message)
    this.name = 'SqliteFailure'
    this.code = code
  }
}

export function startSqliteThread(path: string): SqliteThread {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { path } })
  const open = new Map<number, { readonly resolve: (result: SqliteResult) => void; readonly reject: (error: Error) => void }>()
  let lastId = 0
  let broken: Error | undefined

  worker.on('message', ({ id, result, error }: SqliteAnswer) => {
    const request = open.get(id)
    open.delete(id)
    if (error) request?.reject(new SqliteFailure(error))
    else request?.resolve(result ?? NOTHING)
  })
  const fail = (error: Error): void => {
    broken ??= error
    for (const { reject } of open.values()) reject(error)
    open.clear()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('the database is closed')))

  const ask = (request: Request): Promise<SqliteResult> =>
    new Promise((resolve, reject) => {
      if (broken) return reject(broken)
      const id = ++lastId
      open.set(id, { resolve, reject })
      worker.postMessage({ ...request, id }, [])
    })
  return {
    ask,
    async end() {
      if (broken) return
      await ask({ type: 'close' })
      await worker.terminate()
    },
  }
}

import { Worker } from 'node:worker_threads'
import { DatabaseUnreachable } from '../ports/database.ts'
import type { SqliteAnswer, SqliteRequest, SqliteResult } from './sqlite-messages.ts'

type Request = SqliteRequest extends infer R ? (R extends SqliteRequest ? Omit<R, 'id'> : never) : never

/** A SQLite file in a thread of its own. Requests are answered in the order they were made. */
export interface SqliteThread {
  /** Grows when the thread ends by accident: that took an open transaction with it, and the next request starts another thread. */
  readonly generation: number
  /** Rejects with the file's error, or with `DatabaseUnreachable` when the thread ended before it answered. */
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

const startWorker = (path: string): Worker => new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { path } })

export function startSqliteThread(path: string, start: (path: string) => Worker = startWorker): SqliteThread {
  const open = new Map<number, { readonly resolve: (result: SqliteResult) => void; readonly reject: (error: Error) => void }>()
  let worker: Worker | undefined
  let generation = 0
  let lastId = 0
  let isEnded = false

  function startThread(): Worker {
    const started = start(path)
    worker = started
    started.on('message', ({ id, result, error }: SqliteAnswer) => {
      const request = open.get(id)
      open.delete(id)
      if (error) request?.reject(new SqliteFailure(error))
      else request?.resolve(result ?? NOTHING)
    })
    const lose = (reason: string, cause?: Error): void => {
      if (worker !== started) return
      worker = undefined
      generation += 1
      for (const { reject } of open.values()) reject(new DatabaseUnreachable(reason, { cause }))
      open.clear()
    }
    started.on('error', (error: Error) => lose(error.message, error))
    started.on('exit', () => lose('its thread ended'))
    return started
  }

  const ask = (request: Request): Promise<SqliteResult> =>
    new Promise((resolve, reject) => {
      if (isEnded) return reject(new DatabaseUnreachable('it is closed'))
      const running = worker ?? startThread()
      const id = ++lastId
      open.set(id, { resolve, reject })
      running.postMessage({ ...request, id }, [])
    })
  startThread()
  return {
    get generation() {
      return generation
    },
    ask,
    async end() {
      if (isEnded) return
      if (worker) await ask({ type: 'close' }).catch(() => undefined)
      isEnded = true
      await worker?.terminate()
    },
  }
}

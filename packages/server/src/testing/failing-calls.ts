import type { Pool, PoolClient } from 'pg'
import type { SqliteThread } from '../drivers/sqlite-thread.ts'
import type { JobPool } from '../pool/job-pool.ts'
import type { openWorker, PoolWorker } from '../pool/pool-worker.ts'
import type { ObjectStorage } from '../ports/object-storage.ts'

/** What is called: each kind fails in ways of its own. */
export const FAULTS = {
  sqlite: ['disk-full', 'cut'],
  /** `conflict`: the database gives another transaction the way; `answer-lost`: it did what it was asked for, and nobody heard. */
  postgres: ['disk-full', 'cut', 'conflict', 'answer-lost'],
  storage: ['disk-full', 'cut'],
  /** A job of a worker: its disk is full, the worker dies in the middle, or it never answers. */
  job: ['disk-full', 'dies', 'silent'],
} as const

export type Callee = keyof typeof FAULTS
export type CallFault = (typeof FAULTS)[Callee][number]

let left = Number.POSITIVE_INFINITY
let kind: CallFault = 'disk-full'
let callees: readonly Callee[] = []

/** Fails the n-th call from now on (1 for the next) to one of these, and no other. */
export function failCall(n: number, how: CallFault, of: readonly Callee[]): void {
  left = n
  kind = how
  callees = of
}

/** Lets all calls pass; tells whether one failed since `failCall`. */
export function endFailing(): boolean {
  const hasFailed = left <= 0
  left = Number.POSITIVE_INFINITY
  return hasFailed
}

/** How the call that begins now has to fail, if at all. */
function faultOf(callee: Callee): CallFault | undefined {
  if (!callees.includes(callee)) return undefined
  left -= 1
  return left === 0 ? kind : undefined
}

function check(callee: Callee, codes: Partial<Record<CallFault, string>>): void {
  const fault = faultOf(callee)
  if (fault) throw failure(codes[fault])
}

const failure = (code: string | undefined): Error => Object.assign(new Error(`this call was made to fail: ${kind}`), { code })

/** The thread of a database whose calls may be made to fail. */
export const failingThread = (thread: SqliteThread): SqliteThread => ({
  get generation() {
    return thread.generation
  },
  async ask(request) {
    if (request.type === 'run' || request.type === 'together')
      check('sqlite', { 'disk-full': 'SQLITE_FULL', cut: 'SQLITE_IOERR_WRITE' })
    return thread.ask(request)
  },
  end: () => thread.end(),
})

/** A storage whose calls may be made to fail. */
export const failingStorage = (storage: ObjectStorage): ObjectStorage => {
  const checkStorage = (): void => check('storage', { 'disk-full': 'ENOSPC', cut: 'EIO' })
  async function* keys(): AsyncIterable<string> {
    checkStorage()
    yield* storage.keys()
  }
  return new Proxy<ObjectStorage>(
    { ...storage, keys },
    {
      get(target, name: keyof ObjectStorage) {
        const call: unknown = target[name]
        // Whoever waits for a storage asks whether it is a promise.
        if (typeof call !== 'function' || name === 'keys') return call
        return async (...input: readonly unknown[]): Promise<unknown> => {
          checkStorage()
          return Reflect.apply(call, target, input)
        }
      },
    },
  )
}

/** Raised by the server itself, so that its transaction ends as in earnest. */
const raise = (code: string): string =>
  `do $$ begin raise exception 'this call was made to fail' using errcode = '${code}'; end $$`

type Query = (sql: string, values: unknown[]) => Promise<unknown>

async function failingQuery(client: PoolClient, query: Query, sql: string, values: unknown[]): Promise<unknown> {
  const fault = faultOf('postgres')
  if (fault === 'disk-full') return query(raise('53100'), [])
  if (fault === 'conflict') return query(raise('40001'), [])
  if (fault === 'answer-lost') await query(sql, values)
  if (fault) {
    // The other side is gone, whoever notices first.
    const { stream } = (client as unknown as { readonly connection: { readonly stream: { destroy(): void } } }).connection
    stream.destroy()
    throw failure('ECONNRESET')
  }
  return query(sql, values)
}

/** Connections to PostgreSQL whose queries may be made to fail. */
export const failingConnections = (pool: Pool): Pool =>
  new Proxy(pool, {
    get(target, name) {
      if (name !== 'connect') return Reflect.get(target, name)
      return async () => {
        const client = await target.connect()
        const query = client.query.bind(client) as unknown as Query
        return {
          query: (sql: string, values: unknown[]) => failingQuery(client, query, sql, values),
          release: (isBroken?: boolean) => client.release(isBroken),
        }
      }
    },
  })

const DOOMED = '#'

/** A pool whose jobs may be made to fail; the workers have to be those of `failingWorker`. */
export const failingJobs = (pool: JobPool): JobPool => ({
  run(job, input, options) {
    const fault = faultOf('job')
    if (!fault) return pool.run(job, input, options)
    // Nobody answers in time, however long that is.
    const time = fault === 'silent' ? 1 : job.time
    return pool.run({ ...job, name: `${job.name}${DOOMED}${fault}`, time }, input, options)
  },
  size: (lane) => pool.size(lane),
  waiting: (lane) => pool.waiting(lane),
  close: () => pool.close(),
})

export const failingWorker: (open: typeof openWorker) => typeof openWorker = (open) => (entry, lane, listener) => {
  let isFull = false
  const worker: PoolWorker = open(entry, lane, {
    ...listener,
    onMessage(message) {
      if (isFull && message.type === 'failed') listener.onMessage({ ...message, failure: { ...message.failure, code: 'ENOSPC' } })
      else listener.onMessage(message)
      isFull = false
    },
  })
  return {
    ...worker,
    send(message) {
      const fault = message.type === 'run' ? message.name.split(DOOMED)[1] : undefined
      isFull = fault === 'disk-full'
      if (fault === 'dies') void worker.end()
      // A worker has no job of a doomed name, and says so.
      else if (fault !== 'silent') worker.send(message)
    },
  }
}

import type { KeptRun, RunLog } from './run-log.ts'

const DATABASE = 'heddle-runs'
const STORE = 'runs'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 2)
    asked.addEventListener('upgradeneeded', () => {
      const { result } = asked
      // Until then all runs of a project were one value.
      for (const before of result.objectStoreNames) result.deleteObjectStore(before)
      result.createObjectStore(STORE)
    })
    asked.addEventListener('success', () => {
      const { result } = asked
      // A window with a later editor is not kept waiting.
      result.addEventListener('versionchange', () => result.close())
      resolve(result)
    })
    asked.addEventListener('error', () => reject(asked.error ?? new Error(DATABASE)))
  })
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error(STORE)))
  })

/** Stops keeping; `recalled` when what was kept before is in the log. */
export type Keeping = (() => void) & { readonly recalled: Promise<void> }

export interface KeepingOptions {
  readonly database?: () => Promise<IDBDatabase>
  /** Tells when the page goes. */
  readonly host?: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

const isRun = (value: unknown): value is KeptRun =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray(Reflect.get(value, 'entries')) &&
  typeof Reflect.get(value, 'began') === 'number' &&
  Reflect.get(value, 'values') instanceof Map &&
  Reflect.get(value, 'collections') instanceof Map

/** Of a project, by when they began; the last part tells runs of several windows apart. */
const keyOf = (projectId: string, { began, number }: KeptRun): IDBValidKey => [projectId, began, number, crypto.randomUUID()]

/**
 * Runs of a project survive a reload: in the browser's IndexedDB, each by itself and as soon as it ended, those that the log keeps,
 * which is bounded. One that goes on when the page goes is kept as far as it came. A browser that refuses keeps none; nothing else
 * depends on them. Returns how to stop.
 */
export function keepRuns(
  projectId: string,
  log: RunLog,
  { database = open, host = globalThis.window }: KeepingOptions = {},
): Keeping {
  /** Where runs of the log are kept, by their numbers. */
  const keys = new Map<number, IDBValidKey>()
  let [isStopped, stop] = [false, (): void => {}]
  const opening = database()

  /** Asked for in one go and committed at once, so that it is done even if the page goes right afterwards. */
  function write(opened: IDBDatabase, put: readonly KeptRun[], gone: readonly IDBValidKey[]): void {
    if (put.length === 0 && gone.length === 0) return
    try {
      const transaction = opened.transaction(STORE, 'readwrite')
      const store = transaction.objectStore(STORE)
      for (const run of put) {
        const key = keys.get(run.number) ?? keyOf(projectId, run)
        keys.set(run.number, key)
        store.put(run, key)
      }
      for (const key of gone) store.delete(key)
      transaction.commit()
    } catch {
      // The browser took the database away: runs are kept by the page alone.
    }
  }
  function forgotten(runs: readonly KeptRun[]): readonly IDBValidKey[] {
    const there = new Set(runs.map(({ number }) => number))
    const gone = [...keys].filter(([number]) => !there.has(number))
    for (const [number] of gone) keys.delete(number)
    return gone.map(([, key]) => key)
  }
  /** Runs that were written as they are. */
  const written = new WeakSet<KeptRun>()
  function follow(opened: IDBDatabase, runs: readonly KeptRun[]): void {
    const ended = runs.filter((run) => run.took !== undefined && !written.has(run))
    for (const run of ended) written.add(run)
    write(opened, ended, forgotten(runs))
  }
  async function begin(): Promise<void> {
    const opened = await opening
    const store = opened.transaction(STORE).objectStore(STORE)
    const range = IDBKeyRange.bound([projectId], [projectId, []])
    const [kept, places] = await Promise.all([done<unknown[]>(store.getAll(range)), done(store.getAllKeys(range))])
    if (isStopped) return
    const found = kept.flatMap((run, at) => (isRun(run) ? [{ run, key: places[at] as IDBValidKey }] : []))
    for (const [at, run] of log.recall(found.map(({ run }) => run)).entries()) {
      keys.set(run.number, found[at]?.key as IDBValidKey)
      written.add(run)
    }
    const leave = (): void => {
      const going = log.runs.peek().filter(({ took }) => took === undefined)
      write(
        opened,
        going.map((run) => ({ ...run, took: 0, isHeld: false })),
        [],
      )
    }
    host.addEventListener('pagehide', leave)
    const unfollow = log.runs.subscribe((runs) => follow(opened, runs))
    stop = () => {
      unfollow()
      host.removeEventListener('pagehide', leave)
    }
  }
  const recalled = begin().catch(() => undefined)
  const end = (): void => {
    isStopped = true
    stop()
    void opening.then((opened) => opened.close()).catch(() => undefined)
  }
  return Object.assign(end, { recalled })
}

import type { KeptRun, RunLog } from './run-log.ts'

const DATABASE = 'heddle-runs'
const STORE = 'projects'
/** Pause between two times that runs are kept. */
const PAUSE = 1000

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1)
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(STORE))
    asked.addEventListener('success', () => resolve(asked.result))
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

const isRun = (value: unknown): value is KeptRun =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray(Reflect.get(value, 'entries')) &&
  Reflect.get(value, 'values') instanceof Map

/**
 * Runs of a project survive a reload: in the browser's IndexedDB, those that the log keeps, which is bounded. Of several windows the
 * last one's are kept. A browser that refuses keeps none; nothing else depends on them. Returns how to stop.
 */
export function keepRuns(projectId: string, log: RunLog, database: () => Promise<IDBDatabase> = open): Keeping {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let stop = (): void => {}
  const opening = database()

  async function save(): Promise<void> {
    const ended = log.runs.peek().filter(({ took }) => took !== undefined)
    const store = (await opening).transaction(STORE, 'readwrite').objectStore(STORE)
    await done(store.put(ended, projectId))
  }
  async function begin(): Promise<void> {
    const kept: unknown = await done((await opening).transaction(STORE).objectStore(STORE).get(projectId))
    if (isStopped) return
    if (Array.isArray(kept)) log.recall(kept.filter(isRun))
    // What happened while they were read is kept too.
    stop = log.runs.subscribe(() => {
      timer ??= setTimeout(() => {
        timer = undefined
        save().catch(() => undefined)
      }, PAUSE)
    })
  }
  const recalled = begin().catch(() => undefined)
  const end = (): void => {
    isStopped = true
    stop()
    clearTimeout(timer)
    void opening.then((opened) => opened.close()).catch(() => undefined)
  }
  return Object.assign(end, { recalled })
}

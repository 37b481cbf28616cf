import type { SqliteThread } from '../drivers/sqlite-thread.ts'
import { recordFlushes } from './unflushed-files.ts'

/** The files of a server whose power is cut; tests put them into the place of `node:fs/promises`. */
export const files = recordFlushes()

type Watch = <T>(path: string, work: () => Promise<T>) => Promise<T>

let watch: Watch = (_, work) => work()

/** From now on `by` does what the threads of `recordedThread` are asked for. */
export function watchRequests(by: Watch | undefined): void {
  watch = by ?? ((_, work) => work())
}

/** The thread of the database at `path`, whose requests are moments for a cut; tests put it into the place of the server's. */
export const recordedThread = (path: string, thread: SqliteThread): SqliteThread => ({
  get generation() {
    return thread.generation
  },
  ask: (request) => watch(path, () => thread.ask(request)),
  end: () => thread.end(),
})

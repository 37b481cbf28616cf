import type { SqliteThread } from '../drivers/sqlite-thread.ts'
import type { ObjectStorage } from '../ports/object-storage.ts'

let left = Number.POSITIVE_INFINITY
let kind: CallFault = 'disk-full'

/** How a call fails: the disk is full, or the way to the data is cut. */
export type CallFault = 'disk-full' | 'cut'

/** Fails the n-th call from now on (1 for the next), and no other. */
export function failCall(n: number, how: CallFault): void {
  left = n
  kind = how
}

/** Lets all calls pass; tells whether one failed since `failCall`. */
export function endFailing(): boolean {
  const hasFailed = left <= 0
  left = Number.POSITIVE_INFINITY
  return hasFailed
}

function check(codes: Readonly<Record<CallFault, string>>): void {
  left -= 1
  if (left === 0) throw Object.assign(new Error(`this call was made to fail: ${kind}`), { code: codes[kind] })
}

/** The thread of a database whose calls may be made to fail. */
export const failingThread = (thread: SqliteThread): SqliteThread => ({
  get generation() {
    return thread.generation
  },
  async ask(request) {
    if (request.type === 'run' || request.type === 'together') check({ 'disk-full': 'SQLITE_FULL', cut: 'SQLITE_IOERR_WRITE' })
    return thread.ask(request)
  },
  end: () => thread.end(),
})

/** A storage whose calls may be made to fail. */
export const failingStorage = (storage: ObjectStorage): ObjectStorage =>
  new Proxy(storage, {
    get(target, name: keyof ObjectStorage) {
      const call = target[name] as (...input: readonly unknown[]) => Promise<unknown>
      return async (...input: readonly unknown[]) => {
        check({ 'disk-full': 'ENOSPC', cut: 'EIO' })
        return call.apply(target, input as unknown[])
      }
    },
  })

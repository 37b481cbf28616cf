import { setTimeout as pause } from 'node:timers/promises'
import { LIMITS } from '../limits.ts'
import type { Database } from '../ports/database.ts'
import type { ObjectStorage, StoragePlace } from '../ports/object-storage.ts'

/** An object that nobody stores: whoever answers that it is not there can be reached, takes the key and has the bucket. */
const NOBODYS = 'health/none'

class TooLate extends Error {
  readonly code = 'OBJECTS_UNREACHABLE'
  constructor() {
    super('the object storage did not answer in time')
  }
}

export interface StorageCheckOptions {
  readonly database: Database
  readonly storage: Pick<ObjectStorage, 'read'>
  readonly storagePlace: Pick<StoragePlace, 'kind'>
  readonly now: () => number
  /** Milliseconds that objects are waited for. */
  readonly patience?: number
}

/**
 * Whether the database can be written and, where objects are elsewhere, whether these can be asked for; rejects with what is wrong.
 * Of those who ask for objects within a moment all get one answer: asking often costs the storage nothing.
 */
export function createStorageCheck({
  database,
  storage,
  storagePlace,
  now,
  patience = LIMITS.objectCheck,
}: StorageCheckOptions): () => Promise<void> {
  let asked: { readonly at: number; readonly answer: Promise<void> } | undefined

  function checkObjects(): Promise<void> {
    const time = now()
    if (asked && Math.abs(time - asked.at) < LIMITS.objectCheckLife) return asked.answer
    const answer = askObjects()
    asked = { at: time, answer }
    return answer
  }

  async function askObjects(): Promise<void> {
    const done = new AbortController()
    const late = pause(patience, undefined, { signal: done.signal, ref: false }).then(
      () => Promise.reject(new TooLate()),
      () => undefined,
    )
    const found = storage.read(NOBODYS)
    // One that comes too late is nobody's any more.
    found.catch(() => undefined)
    await Promise.race([found, late]).finally(() => done.abort())
  }

  return async () => {
    const value = String(now())
    await database.db
      .insertInto('setting')
      .values({ key: 'checked', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
    if (storagePlace.kind === 's3') await checkObjects()
  }
}

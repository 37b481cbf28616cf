import type { Schedule } from '../../schedule.ts'
import type { ChangeStorage, StoredChange } from './storage.ts'

/** Changes of this long are written to storage together, milliseconds. */
export const STORE_AFTER_MS = 30

/** Keeps the storage in step with the changes that wait for the server; writes in batches, one after another. */
export function createOutbox({ storage, schedule, now }: { storage: ChangeStorage; schedule: Schedule; now: () => number }) {
  const dirty = new Map<string, StoredChange | undefined>()
  const orders = new Map<string, number>()
  const stored = new Set<string>()
  let lastOrder = 0
  let cancel: (() => void) | undefined
  let writing: Promise<void> = Promise.resolve()

  function touch(localId: string, change: StoredChange | undefined) {
    dirty.set(localId, change)
    cancel ??= schedule(() => void flush(), STORE_AFTER_MS)
  }

  /** Writes what has changed; what storage refuses stays in memory only. */
  function flush(): Promise<void> {
    cancel?.()
    cancel = undefined
    const saved = [...dirty.values()].filter((change) => change !== undefined)
    const removed = [...dirty].filter(([, change]) => change === undefined).map(([localId]) => localId)
    dirty.clear()
    for (const { localId } of saved) stored.add(localId)
    for (const localId of removed) stored.delete(localId)
    writing = writing
      .then(() => (saved.length > 0 ? storage.save(saved) : undefined))
      .then(() => (removed.length > 0 ? storage.remove(removed) : undefined))
      .catch(() => undefined)
    return writing
  }

  return {
    /** Keeps a change, or the newest version of it; one with issues was refused. */
    keep(change: Omit<StoredChange, 'order'>) {
      const order = orders.get(change.localId) ?? Math.max(now(), lastOrder + 1)
      lastOrder = Math.max(lastOrder, order)
      orders.set(change.localId, order)
      touch(change.localId, { ...change, order })
    },
    drop(localId: string) {
      orders.delete(localId)
      if (stored.has(localId)) touch(localId, undefined)
      else dirty.delete(localId)
    },
    async load(): Promise<readonly StoredChange[]> {
      const changes = await storage.load().catch(() => [])
      for (const { localId, order } of changes) {
        orders.set(localId, order)
        stored.add(localId)
        lastOrder = Math.max(lastOrder, order)
      }
      return changes
    },
    flush,
  }
}

export type Outbox = ReturnType<typeof createOutbox>

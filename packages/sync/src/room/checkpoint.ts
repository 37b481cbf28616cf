import type { Diff, Store } from '@heddle/store'
import type { DocumentRecord } from '@heddle/document'

type Before = Map<string, DocumentRecord | undefined>

/** What records were before entries that are applied but not durable yet; takes them back exactly. */
export function createCheckpoint(store: Store<DocumentRecord>) {
  /** Of the entries being written, and of those that came since. */
  let [writing, waiting]: [Before, Before] = [new Map(), new Map()]

  const before = (id: string) => (writing.has(id) ? writing.get(id) : waiting.has(id) ? waiting.get(id) : store.get(id))

  function putBack(records: ReadonlyMap<string, DocumentRecord | undefined>) {
    const put: Record<string, DocumentRecord> = {}
    const remove: Record<string, DocumentRecord> = {}
    for (const [id, record] of records) {
      const held = store.get(id)
      if (record !== undefined && record !== held) put[id] = record
      if (record === undefined && held !== undefined) remove[id] = held
    }
    store.apply({ put, remove }, 'room')
  }

  return {
    /** Applies the diff, or throws and leaves the records as they were. */
    apply(diff: Diff<DocumentRecord>) {
      const held: Before = new Map()
      for (const part of [diff.put, diff.set, diff.remove]) {
        if (part !== undefined) for (const id of Object.keys(part)) held.set(id, store.get(id))
      }
      try {
        if (held.size > 0) store.apply(diff, 'room')
      } catch (error) {
        putBack(held)
        throw error
      }
      for (const [id, record] of held) if (!waiting.has(id)) waiting.set(id, record)
    },
    /** What waits is being written from now on. */
    startWriting() {
      writing = waiting
      waiting = new Map()
    },
    finishWriting() {
      writing = new Map()
    },
    /** Puts every record back to what is durable. */
    rollBack() {
      const ids = new Set([...writing.keys(), ...waiting.keys()])
      const durable = new Map([...ids].map((id) => [id, before(id)]))
      writing = new Map()
      waiting = new Map()
      putBack(durable)
    },
    /** The records as they are durable. */
    durableRecords(): readonly DocumentRecord[] {
      const touched = new Set([...writing.keys(), ...waiting.keys()])
      const records = [...store.values()].filter((record) => !touched.has(record.id))
      return [...records, ...[...touched].map(before).filter((record) => record !== undefined)]
    },
  }
}

import type { DocumentRecord, Id } from '../records/types.ts'
import { referencesOf, type Reference } from './references.ts'

/** A record that uses another one, and where. */
export interface Usage {
  readonly id: Id
  readonly path: string
}

/** Records that are read between two questions whether to stop. */
const STRIDE = 32

/** Who uses whom, kept up to date record by record. The records are read in as many parts as one likes, or when they are asked for. */
export function createUsageIndex(records: Iterable<DocumentRecord>) {
  const usedBy = new Map<Id, Map<Id, string[]>>()
  const usesOf = new Map<Id, readonly Reference[]>()

  function note(id: Id, record: DocumentRecord | undefined) {
    for (const { to } of usesOf.get(id) ?? []) {
      const users = usedBy.get(to)
      users?.delete(id)
      if (users?.size === 0) usedBy.delete(to)
    }
    usesOf.delete(id)
    if (record !== undefined) add(record)
  }
  function add(record: DocumentRecord) {
    const references = referencesOf(record)
    if (references.length === 0) return
    usesOf.set(record.id, references)
    for (const { to, path } of references) {
      let users = usedBy.get(to)
      if (users === undefined) usedBy.set(to, (users = new Map()))
      const paths = users.get(record.id)
      if (paths === undefined) users.set(record.id, [path])
      else paths.push(path)
    }
  }

  const waiting = records[Symbol.iterator]()
  let isRead = false
  function read(isOver: () => boolean): boolean {
    for (let count = 1; !isRead; count += 1) {
      const { done = false, value } = waiting.next()
      isRead = done
      // One that changed meanwhile was noted already: what was noted of it goes.
      if (value !== undefined) note(value.id, value)
      if (count % STRIDE === 0 && isOver()) break
    }
    return isRead
  }

  return {
    note,
    /** Reads on until it is over; whether everything is read. */
    read,
    usagesOf(id: Id): readonly Usage[] {
      read(() => false)
      return [...(usedBy.get(id) ?? [])].flatMap(([user, paths]) => paths.map((path) => ({ id: user, path })))
    },
  }
}

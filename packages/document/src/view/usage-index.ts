import type { DocumentRecord, Id } from '../records/types.ts'
import { referencesOf, type Reference } from './references.ts'

/** A record that uses another one, and where. */
export interface Usage {
  readonly id: Id
  readonly path: string
}

/** Who uses whom, kept up to date record by record. */
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

  for (const record of records) add(record)

  return {
    note,
    usagesOf: (id: Id): readonly Usage[] =>
      [...(usedBy.get(id) ?? [])].flatMap(([user, paths]) => paths.map((path) => ({ id: user, path }))),
  }
}

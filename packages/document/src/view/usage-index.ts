import type { DocumentRecord, Id } from '../records/types.ts'
import { referencesOf } from './references.ts'

/** A record that uses another one, and where. */
export interface Usage {
  readonly id: Id
  readonly path: string
}

/** Who uses whom, kept up to date record by record. */
export function createUsageIndex(records: Iterable<DocumentRecord>) {
  const usedBy = new Map<Id, Map<Id, readonly string[]>>()
  const usesOf = new Map<Id, ReadonlySet<Id>>()

  function note(id: Id, record: DocumentRecord | undefined) {
    for (const to of usesOf.get(id) ?? []) {
      const users = usedBy.get(to)
      users?.delete(id)
      if (users?.size === 0) usedBy.delete(to)
    }
    usesOf.delete(id)
    if (record === undefined) return
    const references = referencesOf(record)
    if (references.length === 0) return
    usesOf.set(id, new Set(references.map(({ to }) => to)))
    for (const { to, path } of references) {
      let users = usedBy.get(to)
      if (users === undefined) usedBy.set(to, (users = new Map()))
      users.set(id, [...(users.get(id) ?? []), path])
    }
  }

  for (const record of records) note(record.id, record)

  return {
    note,
    usagesOf: (id: Id): readonly Usage[] =>
      [...(usedBy.get(id) ?? [])].flatMap(([user, paths]) => paths.map((path) => ({ id: user, path }))),
  }
}

import type { DocumentRecord, Id } from '../records/types.ts'

const ID = /(?<![A-Za-z0-9])[a-z0-9]{16}(?![A-Za-z0-9])/g
/** Fields that say what and where a record is, and what was once; the rest may use other records. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['id', 'kind', 'place', 'element', 'index', 'file', 'recording'])

/** A place inside a record that names another record. */
export interface Reference {
  readonly to: Id
  /** Keys from the record's root joined by `/`. */
  readonly path: string
}

/**
 * Every mention of an id in a record: classes, tokens, links, assets, and variables in the text of bindings.
 * Ids are random, so whatever looks like one and belongs to a record is a use of it.
 */
export function referencesOf(record: DocumentRecord): readonly Reference[] {
  const found: Reference[] = []
  for (const [key, value] of Object.entries(record)) {
    if (!OWN_FIELDS.has(key)) collect(value, key, found)
  }
  return found
}

function collect(value: unknown, path: string, into: Reference[]) {
  if (typeof value === 'string') {
    if (value.length >= 16) for (const [id] of value.matchAll(ID)) into.push({ to: id, path })
  } else if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) {
      const part = (value as Readonly<Record<string, unknown>>)[key]
      // A short text names nothing, and most texts are short.
      if (key.length !== 16 && typeof part === 'string' && part.length < 16) continue
      const partPath = `${path}/${key}`
      if (key.length === 16) collect(key, partPath, into)
      collect(part, partPath, into)
    }
  }
}

/** A copy of a JSON value in which every id of the map is replaced, inside texts and as a key as well. */
export function replaceIds<T>(value: T, ids: ReadonlyMap<Id, Id>): T {
  if (ids.size === 0) return value
  return replaceIn(value, ids) as T
}

function replaceIn(value: unknown, ids: ReadonlyMap<Id, Id>): unknown {
  if (typeof value === 'string') return value.length < 16 ? value : value.replace(ID, (id) => ids.get(id) ?? id)
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [ids.get(key) ?? key, replaceIn(part, ids)]))
}

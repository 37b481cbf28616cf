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
  let found: Reference[] | undefined
  for (const key in record) {
    const value = record[key as keyof DocumentRecord] as unknown
    if (mayName(value) && !OWN_FIELDS.has(key)) collect(value, key, (found ??= []))
  }
  return found ?? NO_REFERENCES
}

const NO_REFERENCES: readonly Reference[] = []

/** A short text, a number or a switch names nothing, and most parts of records are such. */
const mayName = (value: unknown): boolean =>
  typeof value === 'string' ? value.length >= LENGTH : typeof value === 'object' && value !== null

const NONE: readonly Id[] = []
const LENGTH = 16

/** Texts of the form of an id that stand by themselves in a text: most texts hold none, which is seen in one pass over them. */
export function idsIn(text: string): readonly Id[] {
  if (text.length < LENGTH) return NONE
  let found: Id[] | undefined
  /** Where the word begins that is being read, and whether an id may be written so. */
  let [start, isPlain] = [0, true]
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 0
    const isSmall = (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
    if (isSmall) continue
    if (code >= 65 && code <= 90) {
      isPlain = false
      continue
    }
    if (isPlain && at - start === LENGTH) (found ??= []).push(text.slice(start, at))
    start = at + 1
    isPlain = true
  }
  return found ?? NONE
}

function collect(value: unknown, path: string, into: Reference[]) {
  if (typeof value === 'string') {
    for (const to of idsIn(value)) into.push({ to, path })
  } else if (typeof value === 'object' && value !== null) {
    for (const key in value) {
      const part = (value as Readonly<Record<string, unknown>>)[key]
      const isId = key.length === LENGTH
      if (!isId && !mayName(part)) continue
      const partPath = `${path}/${key}`
      if (isId) collect(key, partPath, into)
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

import type { DocumentRecord, Id, IndexKey } from './types.ts'

/** Compares in byte order: order keys and ids are ASCII, so code units do. */
export function compareBytes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Order of siblings: by index, then by id, so that every replica agrees when two keys are equal. */
export function compareSiblings(a: { index: IndexKey; id: Id }, b: { index: IndexKey; id: Id }): number {
  return compareBytes(a.index, b.index) || compareBytes(a.id, b.id)
}

/** The key a record sorts by among records of its kind. */
export function indexOf(record: DocumentRecord): IndexKey {
  if (record.kind === 'node') return record.place.index
  return record.kind === 'site' ? '' : record.index
}

/** Keys of a map of indexed values, sorted. */
export function sortedKeys(map: Readonly<Record<string, { readonly index: IndexKey }>>): readonly string[] {
  return Object.keys(map).toSorted((a, b) =>
    compareSiblings({ index: map[a]?.index ?? '', id: a }, { index: map[b]?.index ?? '', id: b }),
  )
}

import type { Change, Changes, Diff, Json, StoreRecord } from './diff.ts'
import { compactDiff, dictionary } from './diff.ts'
import { equalJson, isContainer, ownValue } from './json.ts'

/**
 * Whether the value at a path is one atom, although it is an object. Asked for objects only;
 * without it every object is a container of atoms.
 */
export type IsAtom<R extends StoreRecord = StoreRecord> = (record: R, path: string) => boolean

/** The changes that make `before` hold what `after` holds. Where only one side has an object, it changes as a whole. */
export function diffRecord<R extends StoreRecord>(before: R, after: R, isAtom?: IsAtom<R>): Changes {
  const changes: Record<string, Change> = {}
  collect(before, after, '', changes, (path) => isAtom?.(after, path) ?? false)
  return changes
}

function collect(before: object, after: object, prefix: string, into: Record<string, Change>, isAtom: (path: string) => boolean) {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [from, to] = [ownValue(before, key), ownValue(after, key)]
    if (from === to) continue
    const path = prefix + key
    if (isContainer(from) && isContainer(to) && !isAtom(path)) collect(from, to, `${path}/`, into, isAtom)
    else if (!equalJson(from, to)) into[path] = [(from ?? null) as Json, (to ?? null) as Json]
  }
}

/** The diff that turns one set of records into another one. A record that changed its kind is put anew. */
export function diffRecords<R extends StoreRecord>(before: Iterable<R>, after: Iterable<R>, isAtom?: IsAtom<R>): Diff<R> {
  const rest = new Map<string, R>()
  for (const record of before) rest.set(record.id, record)
  const put = dictionary<R>()
  const set = dictionary<Changes>()
  for (const record of after) {
    const held = rest.get(record.id)
    rest.delete(record.id)
    if (held === record) continue
    if (held?.kind !== record.kind) put[record.id] = record
    else set[record.id] = diffRecord(held, record, isAtom)
  }
  return compactDiff({ put, set, remove: Object.fromEntries(rest) })
}

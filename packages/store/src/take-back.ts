import { applyToRecord, readAtom } from './store.ts'
import type { Change, Changes, Diff, StoreRecord } from './diff.ts'
import { dictionary, makeDiff } from './diff.ts'
import { holdsSame } from './json.ts'
import type { Store } from './store.ts'

const NOTHING: readonly never[] = []

/** Whether a record stays, asked with all that would leave, and with how a record will be once the rest is taken back. */
export type IsKept<R extends StoreRecord> = (
  id: string,
  leaving: ReadonlySet<string>,
  after: (id: string) => R | undefined,
) => boolean

/**
 * The reverse of a diff as far as it still stands: only atoms that hold what the diff wrote, only removed records that
 * nobody restored, only inserted records that are not kept; without parts when nothing stands. `left` names the inserted records that are.
 */
export function takeBack<R extends StoreRecord>(
  store: Store<R>,
  diff: Diff<R>,
  isKept: IsKept<R>,
): { readonly diff: Diff<R>; readonly left: readonly string[] } {
  let put: Record<string, R> | undefined
  let set: Record<string, Changes> | undefined
  for (const id of keysOf(diff.remove)) {
    const record = diff.remove?.[id]
    if (record !== undefined && !store.has(id)) (put ??= dictionary())[id] = record
  }
  for (const id of keysOf(diff.set)) {
    const record = store.get(id)
    const changes = diff.set?.[id]
    const standing = record === undefined || changes === undefined ? undefined : standingChanges(record, changes)
    if (standing !== undefined) (set ??= dictionary())[id] = standing
  }
  if (diff.put === undefined) return { diff: makeDiff(put, set, undefined), left: NOTHING }
  const made = Object.keys(diff.put).filter((id) => store.has(id))
  const after = (id: string) => {
    const record = store.get(id)
    const changes = set?.[id]
    return record === undefined || changes === undefined ? record : applyToRecord(record, changes)
  }
  const leaving = withoutKept(made, (id, leaving) => isKept(id, leaving, after))
  let remove: Record<string, R> | undefined
  for (const id of leaving) {
    const record = store.get(id)
    if (record !== undefined) (remove ??= dictionary())[id] = record
  }
  return { diff: makeDiff(put, set, remove), left: made.filter((id) => !leaving.has(id)) }
}

function keysOf(part: object | undefined): readonly string[] {
  return part === undefined ? NOTHING : Object.keys(part)
}

function standingChanges(record: object, changes: Changes): Changes | undefined {
  let standing: Record<string, Change> | undefined
  for (const path of Object.keys(changes)) {
    const change = changes[path]
    if (change !== undefined && holdsSame(readAtom(record, path), change[1])) (standing ??= {})[path] = [change[1], change[0]]
  }
  return standing
}

/** A record that stays may need another one, so it is asked again until nothing more stays. */
function withoutKept(ids: readonly string[], isKept: (id: string, leaving: ReadonlySet<string>) => boolean): Set<string> {
  const leaving = new Set(ids)
  for (let before = -1; before !== leaving.size;) {
    before = leaving.size
    for (const id of leaving) if (isKept(id, leaving)) leaving.delete(id)
  }
  return leaving
}

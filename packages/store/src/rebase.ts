import { keysOf, readAtom } from './store.ts'
import { diffRecord } from './compare.ts'
import type { IsAtom } from './compare.ts'
import type { Change, Changes, Diff, Json, StoreRecord } from './diff.ts'
import { dictionary, makeDiff } from './diff.ts'
import { equalJson, isContainer, ownValue } from './json.ts'

/**
 * The diff as it really acts on the records at hand: `from` values and removed records are what is held now, what would
 * change nothing is gone. Changes and removals of absent records are dropped (deletion beats edit); a record put
 * where one of its kind stands becomes a change of the fields that differ (the last writer wins); `isAtom` tells which values change as a whole, without it every field does.
 */
export function rebaseDiff<R extends StoreRecord>(
  get: (id: string) => R | undefined,
  diff: Diff<R>,
  isAtom: IsAtom<R> = () => true,
): Diff<R> {
  let put: Record<string, R> | undefined
  let set: Record<string, Changes> | undefined
  let remove: Record<string, R> | undefined
  const change = (id: string, changes: Changes) => {
    if (Object.keys(changes).length > 0) (set ??= dictionary())[id] = changes
  }
  for (const [id, record] of Object.entries(diff.put ?? {})) {
    const held = get(id)
    if (held?.kind === record.kind) change(id, diffRecord(held, record, isAtom))
    else (put ??= dictionary())[id] = record
  }
  for (const id of Object.keys(diff.set ?? {})) {
    const [held, changes] = [get(id), diff.set?.[id]]
    if (held !== undefined && changes !== undefined) change(id, rebaseChanges(held, changes))
  }
  for (const id of Object.keys(diff.remove ?? {})) {
    const held = get(id)
    if (held !== undefined) (remove ??= dictionary())[id] = held
  }
  return makeDiff(put, set, remove)
}

/** The changes as they act on this record. */
export function rebaseChanges(record: object, changes: Changes): Changes {
  const rebased: Record<string, Change> = {}
  for (const path of Object.keys(changes)) {
    const to = changes[path]?.[1] ?? null
    const { held, blocked } = follow(record, path)
    if (blocked === undefined) {
      const from = (held ?? null) as Json
      if (!equalJson(from, to)) rebased[path] = [from, to]
    } else if (to !== null) {
      // The path leads through a plain value: the whole value gives way, so that it can come back.
      rebased[blocked] = [readAtom(record, blocked), nest(path.slice(blocked.length + 1), to)]
    }
  }
  return rebased
}

/** What stands at the end of a path, or the path to the plain value that is in its way. */
function follow(record: object, path: string): { readonly held?: unknown; readonly blocked?: string } {
  let held: unknown = record
  let length = 0
  for (const key of keysOf(path)) {
    if (held === undefined) return NOTHING
    if (!isContainer(held)) return { blocked: path.slice(0, length - 1) }
    held = ownValue(held, key)
    length += key.length + 1
  }
  return { held }
}

const NOTHING = {}

function nest(path: string, to: Json): Json {
  return keysOf(path).reduceRight<Json>((value, key) => ({ [key]: value }), to)
}

import { keysOf, readAtom } from './store.ts'
import { diffRecord } from './compare.ts'
import type { IsAtom } from './compare.ts'
import type { Change, Changes, Diff, Json, StoreRecord } from './diff.ts'
import { compactDiff, dictionary } from './diff.ts'
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
  const put = dictionary<R>()
  const set = dictionary<Changes>()
  const remove = dictionary<R>()
  for (const [id, record] of Object.entries(diff.put ?? {})) {
    const held = get(id)
    if (held?.kind === record.kind) set[id] = diffRecord(held, record, isAtom)
    else put[id] = record
  }
  for (const [id, changes] of Object.entries(diff.set ?? {})) {
    const held = get(id)
    if (held !== undefined) set[id] = rebaseChanges(held, changes)
  }
  for (const id of Object.keys(diff.remove ?? {})) {
    const held = get(id)
    if (held !== undefined) remove[id] = held
  }
  return compactDiff({ put, set, remove })
}

/** The changes as they act on this record. */
export function rebaseChanges(record: object, changes: Changes): Changes {
  const rebased: Record<string, Change> = {}
  for (const [path, [, to]] of Object.entries(changes)) {
    const blocked = valueOnPath(record, path)
    if (blocked === undefined) {
      const from = readAtom(record, path)
      if (!equalJson(from, to)) rebased[path] = [from, to]
    } else if (to !== null) {
      // The path leads through a plain value: the whole value gives way, so that it can come back.
      rebased[blocked] = [readAtom(record, blocked), nest(path.slice(blocked.length + 1), to)]
    }
  }
  return rebased
}

function valueOnPath(record: object, path: string): string | undefined {
  let held: unknown = record
  let length = 0
  for (const key of keysOf(path)) {
    if (held === undefined) return undefined
    if (!isContainer(held)) return path.slice(0, length - 1)
    held = ownValue(held, key)
    length += key.length + 1
  }
  return undefined
}

function nest(path: string, to: Json): Json {
  return keysOf(path).reduceRight<Json>((value, key) => ({ [key]: value }), to)
}

import { applyToRecord, keysOf, withAtom } from './store.ts'
import { diffRecord } from './compare.ts'
import type { Change, Changes, Diff, Json, StoreRecord } from './diff.ts'
import { compactDiff, dictionary, reverseChanges } from './diff.ts'
import { equalJson, isContainer } from './json.ts'

/** One diff that does what `first` and then `second` do. What the second takes back is in neither part. */
export function squashDiffs<R extends StoreRecord>(first: Diff<R>, second: Diff<R>): Diff<R> {
  const put = Object.assign(dictionary<R>(), first.put)
  const set = Object.assign(dictionary<Changes>(), first.set)
  const remove = Object.assign(dictionary<R>(), first.remove)
  for (const [id, changes] of Object.entries(second.set ?? {})) {
    const made = put[id]
    if (made !== undefined) put[id] = applyToRecord(made, changes)
    else set[id] = squashChanges(set[id] ?? {}, changes)
  }
  for (const [id, record] of Object.entries(second.remove ?? {})) {
    if (put[id] === undefined) remove[id] = applyToRecord(record, reverseChanges(set[id] ?? {}))
    delete put[id]
    delete set[id]
  }
  for (const [id, record] of Object.entries(second.put ?? {})) {
    const removed = remove[id]
    delete remove[id]
    delete set[id]
    if (removed?.kind === record.kind) set[id] = diffRecord(removed, record, () => true)
    else put[id] = record
  }
  return compactDiff({ put, set, remove })
}

/** Two changes of one record after another; paths of the second may lie above or below those of the first. */
export function squashChanges(first: Changes, second: Changes): Changes {
  const result: Record<string, Change> = { ...first }
  for (const [path, [from, to]] of Object.entries(second)) {
    const above = pathAbove(result, path)
    const written = above === undefined ? undefined : result[above]
    if (above !== undefined && written !== undefined) {
      result[above] = [written[0], writeInside(written[1], above, path, to)]
    } else {
      result[path] = [takeBackBelow(result, path, from), to]
    }
    const key = above ?? path
    if (result[key] !== undefined && equalJson(result[key][0], result[key][1])) delete result[key]
  }
  return result
}

function pathAbove(changes: Changes, path: string): string | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const above = path.slice(0, end)
    if (changes[above] !== undefined) return above
  }
  return undefined
}

function writeInside(value: Json, above: string, path: string, to: Json): Json {
  if (above === path) return to
  if (!isContainer(value) && to === null) return value
  return withAtom(isContainer(value) ? value : {}, keysOf(path.slice(above.length + 1)), to) as Json
}

/** What stood at `path` before the changes below it, which leave the list: they are part of the new change. */
function takeBackBelow(changes: Record<string, Change>, path: string, from: Json): Json {
  let value = from
  for (const below of Object.keys(changes)) {
    const change = changes[below]
    if (change === undefined || !below.startsWith(`${path}/`)) continue
    value = writeInside(value, path, below, change[0])
    delete changes[below]
  }
  return value
}

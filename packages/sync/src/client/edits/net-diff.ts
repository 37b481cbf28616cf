import type { Change, Changes, Diff, IsAtom, Json, Store, StoreRecord } from '@heddle/store'
import { compactDiff, diffRecord, equalJson, isContainer } from '@heddle/store'

/**
 * The diff from what a store holds to what it shall hold, for the records named. Atoms stay the atoms of the diffs
 * that led there, so listeners see the paths they know; only where a container comes or goes it changes as a whole.
 */
export function netDiff<R extends StoreRecord>(
  store: Store<R>,
  wanted: ReadonlyMap<string, R | undefined>,
  involved: readonly Diff<R>[],
  isAtom?: IsAtom<R>,
): Diff<R> {
  const put: Record<string, R> = {}
  const set: Record<string, Changes> = {}
  const remove: Record<string, R> = {}
  for (const [id, want] of wanted) {
    const held = store.get(id)
    if (want === undefined) {
      if (held !== undefined) remove[id] = held
    } else if (held?.kind !== want.kind) put[id] = want
    else {
      const isPut = involved.some((diff) => diff.put?.[id] !== undefined || diff.remove?.[id] !== undefined)
      const paths = involved.flatMap((diff) => Object.keys(diff.set?.[id] ?? {}))
      set[id] = isPut ? diffRecord(held, want, isAtom) : changesAlong(held, want, paths)
    }
  }
  return compactDiff({ put, set, remove })
}

function changesAlong(held: object, want: object, paths: readonly string[]): Changes {
  const changes: Record<string, Change> = {}
  for (const path of paths) {
    const found = changeAlong(held, want, path.split('/'))
    if (found !== undefined) changes[found.path] = found.change
  }
  return withoutNested(changes)
}

/** The change on the way to one atom: of the atom, or of the first container that goes, or that comes without the atom. */
function changeAlong(held: object, want: object, keys: readonly string[]) {
  let [from, to]: readonly [unknown, unknown] = [held, want]
  let created: { readonly path: string; readonly change: Change } | undefined
  for (const [at, key] of keys.entries()) {
    ;[from, to] = [valueIn(from, key), valueIn(to, key)]
    if (from === to) return created
    const change = { path: keys.slice(0, at + 1).join('/'), change: [(from ?? null) as Json, (to ?? null) as Json] as const }
    const isOnTheWay = at < keys.length - 1 && isContainer(to) && (isContainer(from) || from === undefined)
    if (!isOnTheWay) return equalJson(from, to) ? undefined : change
    if (from === undefined) created ??= change
  }
  return undefined
}

function valueIn(container: unknown, key: string): unknown {
  return isContainer(container) && Object.hasOwn(container, key) ? (container as Record<string, unknown>)[key] : undefined
}

function withoutNested(changes: Record<string, Change>): Changes {
  const paths = Object.keys(changes)
  for (const path of paths) {
    if (paths.some((other) => path.startsWith(`${other}/`))) delete changes[path]
  }
  return changes
}

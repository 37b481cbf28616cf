import { copyValue } from '@heddle/workflow/trace'
import type { WatchedRows } from '@heddle/workflow/watch'
import type { Held } from '../collections/collection-state.ts'
import type { WatchedSite } from '../watch/watch.ts'

/** Rows of a list that are told, and estimated bytes of what is told of one collection. */
const MOST_ROWS = 100
const MOST_SIZE = 64_000
/** States of all collections that are kept whole, so that the page can show them again. */
const MOST_KEPT = 200

/** The collections of a page as they are watched. */
export interface WatchedCollections {
  readonly list: () => readonly WatchedRows[]
  /** Shows what they held before, and what is told meanwhile is nobody's; `undefined` puts back what they hold now. */
  readonly look: (past: readonly WatchedRows[] | undefined) => void
  /** Another page: its collections are watched. */
  readonly follow: () => void
}

/** What formulas read of a collection. */
interface Read {
  readonly id: string
  readonly name: string
}

/** @param document tells states of this document from those of others */
export function createWatchedCollections(
  { collections }: WatchedSite['logic'],
  document: string,
  onChange: (rows: WatchedRows) => void,
): WatchedCollections {
  let unfollow: (() => void)[] = []
  let versions = 0
  const whole = new Map<string, Held>()
  const last = new Map<string, { readonly held: Held; readonly told: WatchedRows }>()
  /** What they hold now, while the past is on show. */
  let now: Map<string, Held> | undefined

  const all = (): readonly Read[] => [...new Set(Object.values(collections.peek()?.names() ?? {}) as Read[])]
  const stateOf = (id: string) => collections.peek()?.state(id)

  /** What a collection is told to hold; the same again while it holds the same. */
  function told(id: string, name: string): WatchedRows | undefined {
    const held = stateOf(id)?.held()
    if (!held) return undefined
    const before = last.get(id)
    if (before?.held === held) return before.told
    versions += 1
    const version = `${document} ${versions}`
    whole.set(version, held)
    const oldest = whole.size > MOST_KEPT ? whole.keys().next().value : undefined
    if (oldest !== undefined) whole.delete(oldest)
    const next = describe(id, name, version, held)
    last.set(id, { held, told: next })
    return next
  }
  function put(id: string, held: Held): void {
    const state = all().some((one) => one.id === id) ? stateOf(id) : undefined
    if (state && state.held() !== held) state.put(held)
  }
  return {
    list: () => all().flatMap(({ id, name }) => told(id, name) ?? []),
    look(past) {
      if (past) {
        now ??= new Map(
          all()
            .flatMap(({ id }) => [[id, stateOf(id)?.held()] as const])
            .filter(isHeld),
        )
        for (const rows of past) put(rows.id, whole.get(rows.version) ?? heldOf(rows))
      } else if (now) {
        for (const [id, held] of now) put(id, held)
        now = undefined
      }
    },
    follow() {
      for (const stop of unfollow) stop()
      unfollow = all().flatMap(({ id, name }) => {
        const stop = stateOf(id)?.onHeld(() => {
          if (now) return
          const before = last.get(id)?.told
          const next = told(id, name)
          if (before && next && before !== next) onChange(next)
        })
        return stop ?? []
      })
    },
  }
}

const isHeld = (entry: readonly [string, Held | undefined]): entry is readonly [string, Held] => entry[1] !== undefined

function describe(id: string, name: string, version: string, held: Held): WatchedRows {
  const { rows, total, isFetched, error, offset } = held
  const list = Array.isArray(rows) ? (rows as readonly unknown[]) : undefined
  const copied = copyValue(list && list.length > MOST_ROWS ? list.slice(0, MOST_ROWS) : rows, MOST_SIZE)
  return {
    id,
    name,
    version,
    rows: copied.value,
    count: list ? list.length : rows === undefined || rows === null ? 0 : 1,
    size: copied.size,
    isWhole: copied.isExact && (list === undefined || list.length <= MOST_ROWS),
    ...(total !== undefined && { total }),
    isFetched,
    error: copyValue(error, MOST_SIZE).value,
    offset,
  }
}

/** As far as it was told: of a document that is gone nothing more is known. */
const heldOf = ({ rows, total, isFetched, error, offset }: WatchedRows): Held => ({
  rows,
  ...(total !== undefined && { total }),
  isFetched,
  error,
  offset,
})

import type { Changes, Json, StoreRecord, Diff } from './diff.ts'
import { isContainer, ownValue, freezeJson } from './json.ts'
import { createNotifier } from './notifier.ts'

/** Paths repeat far more often than they differ: their keys are kept, up to this many paths. */
const KEPT_PATHS = 20_000
const keysByPath = new Map<string, readonly string[]>()

/** The keys of a path. */
export function keysOf(path: string): readonly string[] {
  let keys = keysByPath.get(path)
  if (keys === undefined) {
    keys = path.split('/')
    // Copies are written by assignment, which would not make a key of it.
    if (keys.includes('__proto__')) throw new Error(`Path ${path} may not lead through __proto__`)
    if (keysByPath.size >= KEPT_PATHS) keysByPath.clear()
    keysByPath.set(path, keys)
  }
  return keys
}

/** What a record (or a part of one) holds at a path; `null` where it holds nothing. */
export function readAtom(container: object, path: string): Json {
  let held: unknown = container
  for (const key of keysOf(path)) {
    if (!isContainer(held)) return null
    held = ownValue(held, key)
  }
  return (held ?? null) as Json
}

/**
 * A copy of the container with one atom changed; parts that do not lie on the path are shared with the original.
 * The original itself comes back when it holds the value already. Setting to absent deletes the key and leaves the
 * container, even when it is then empty; a value that is no container but lies on the path gives way to one.
 */
export function withAtom<T extends object>(container: T, keys: readonly string[], to: Json, depth = 0): T {
  const key = keys[depth]
  if (key === undefined) return container
  const held = ownValue(container, key)
  if (depth === keys.length - 1) {
    if (to === null) return held === undefined ? container : without(container, key)
    return held === to ? container : withValue(container, key, to)
  }
  if (isContainer(held)) {
    const inner = withAtom(held, keys, to, depth + 1)
    return inner === held ? container : withValue(container, key, inner)
  }
  return to === null ? container : withValue(container, key, withAtom({}, keys, to, depth + 1))
}

/** Assigning to a copy is faster than naming the key in the literal. */
function withValue<T extends object>(container: T, key: string, value: unknown): T {
  const copy = { ...container } as Record<string, unknown>
  copy[key] = value
  return copy as T
}

function without<T extends object>(container: T, key: string): T {
  const copy: T = { ...container }
  Reflect.deleteProperty(copy, key)
  return copy
}

/**
 * A record with the `to` values of the changes in place (the `from` values are not looked at).
 * The same record comes back when nothing changes.
 */
export function applyToRecord<R extends StoreRecord>(record: R, changes: Changes): R {
  let changed = record
  for (const path of Object.keys(changes)) {
    const change = changes[path]
    if (change !== undefined) changed = withAtom(changed, keysOf(path), change[1])
  }
  return changed
}

export type StoreListener<R extends StoreRecord> = (diff: Diff<R>, source: string) => void

export interface StoreOptions {
  /** Freezes every record, so that a change outside a diff throws. For development and tests: it costs time. */
  readonly freeze?: boolean
}

/** Immutable records by id, changed by diffs only. Records that a change does not touch keep their identity. */
export interface Store<R extends StoreRecord> {
  readonly size: number
  readonly get: (id: string) => R | undefined
  readonly has: (id: string) => boolean
  /** The ids of a kind, live: the set changes with the store. */
  readonly ids: (kind: R['kind']) => ReadonlySet<string>
  /** All records, or those of one kind, in the order they came to be. */
  readonly values: {
    (): Iterable<R>
    <K extends R['kind']>(kind: K): Iterable<Extract<R, { readonly kind: K }>>
  }
  /**
   * Applies a diff whole and then tells who listens. Changes of absent records are dropped; a put replaces what is there.
   * A diff that changes nothing is not announced.
   * `source` says who changed; listeners receive it.
   */
  readonly apply: (diff: Diff<R>, source?: string) => void
  /** Calls `fn` when the record came, went or changed. */
  readonly subscribe: (id: string, fn: () => void) => () => void
  /** Calls `fn` when a record of the kind came or went. */
  readonly subscribeKind: (kind: R['kind'], fn: () => void) => () => void
  /** Receives every diff, before the subscribers of records and kinds are called: what it derives is ready for them. */
  readonly listen: (fn: StoreListener<R>) => () => void
}

const NO_IDS: ReadonlySet<string> = new Set()

/** A store that holds the given records. */
export function createStore<R extends StoreRecord>(records: Iterable<R> = [], { freeze = false }: StoreOptions = {}): Store<R> {
  const byId = new Map<string, R>()
  const idsByKind = new Map<string, Set<string>>()
  const notifier = createNotifier<R>()

  function hold(record: R) {
    const held = byId.get(record.id)
    if (held?.kind !== record.kind) {
      if (held !== undefined) drop(held)
      const ids = idsByKind.get(record.kind)
      if (ids === undefined) idsByKind.set(record.kind, new Set([record.id]))
      else ids.add(record.id)
    }
    byId.set(record.id, freeze ? freezeJson(record) : record)
  }

  function drop(record: R) {
    byId.delete(record.id)
    idsByKind.get(record.kind)?.delete(record.id)
  }

  /** The three parts, each telling whether it changed anything. Keys are listed: cheaper here than entries or `for … in`. */
  function setAll(set: NonNullable<Diff<R>['set']>): boolean {
    let hasChanged = false
    for (const id of Object.keys(set)) {
      const held = byId.get(id)
      const changes = set[id]
      if (held === undefined || changes === undefined) continue
      const changed = applyToRecord(held, changes)
      if (changed === held) continue
      if (changed.kind !== held.kind || changed.id !== id) throw new Error(`A change may not touch id or kind of record ${id}`)
      byId.set(id, freeze ? freezeJson(changed) : changed)
      notifier.recordChanged(id)
      hasChanged = true
    }
    return hasChanged
  }

  function removeAll(remove: NonNullable<Diff<R>['remove']>): boolean {
    let hasChanged = false
    for (const id of Object.keys(remove)) {
      const held = byId.get(id)
      if (held === undefined) continue
      drop(held)
      notifier.recordChanged(id)
      notifier.kindChanged(held.kind)
      hasChanged = true
    }
    return hasChanged
  }

  function putAll(put: NonNullable<Diff<R>['put']>): boolean {
    for (const record of Object.values(put)) {
      const held = byId.get(record.id)
      hold(record)
      notifier.recordChanged(record.id)
      if (held?.kind === record.kind) continue
      if (held !== undefined) notifier.kindChanged(held.kind)
      notifier.kindChanged(record.kind)
    }
    return Object.keys(put).length > 0
  }

  function apply(diff: Diff<R>, source = '') {
    const hasSet = diff.set !== undefined && setAll(diff.set)
    const hasRemoved = diff.remove !== undefined && removeAll(diff.remove)
    const hasPut = diff.put !== undefined && putAll(diff.put)
    if (hasSet || hasRemoved || hasPut) notifier.announce(diff, source)
  }

  function* valuesOf(kind: string): Iterable<R> {
    for (const id of idsByKind.get(kind) ?? NO_IDS) {
      const record = byId.get(id)
      if (record !== undefined) yield record
    }
  }

  for (const record of records) hold(record)

  return {
    get size() {
      return byId.size
    },
    get: (id) => byId.get(id),
    has: (id) => byId.has(id),
    ids: (kind) => idsByKind.get(kind) ?? NO_IDS,
    values: ((kind?: string) => (kind === undefined ? byId.values() : valuesOf(kind))) as Store<R>['values'],
    apply,
    subscribe: notifier.subscribe,
    subscribeKind: notifier.subscribeKind,
    listen: notifier.listen,
  }
}

import type { Changes, Json, StoreRecord } from './diff.ts'
import { isContainer, ownValue } from './json.ts'

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

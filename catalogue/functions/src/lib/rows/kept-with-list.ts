import type { FunctionHost } from '@heddle/kit'

/** Shorter lists are gone through as quickly as anything could be looked up. */
const MIN_ROWS = 16
/** Paths of one list for which something is kept. */
const MAX_PATHS = 32

/** Gives what was built for a list and a path, or `undefined` while it does not pay to build it. */
export type KeptWithList<T> = (host: FunctionHost, rows: readonly unknown[], path: string) => T | undefined

/**
 * Keeps something about a list and a path as long as the list itself: lists are never changed in place, so it stays true.
 * It is built when it is asked for the second time; one look at a list is cheaper without.
 */
export function keepWithList<T>(build: (host: FunctionHost, rows: readonly unknown[], path: string) => T): KeptWithList<T> {
  const lists = new WeakMap<readonly unknown[], Map<string, { readonly value: T } | null>>()
  return (host, rows, path) => {
    if (rows.length < MIN_ROWS) return undefined
    const paths = lists.get(rows)
    const kept = paths?.get(path)
    if (kept) return kept.value
    if (!paths) {
      lists.set(rows, new Map([[path, null]]))
      return undefined
    }
    if (kept === undefined) {
      if (paths.size >= MAX_PATHS) paths.clear()
      paths.set(path, null)
      return undefined
    }
    const value = build(host, rows, path)
    paths.set(path, { value })
    return value
  }
}

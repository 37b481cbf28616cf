import type { SortKey } from '@heddle/document/values'
import { toText } from '@heddle/kit/react'

/** A column that rows are sorted by. */
export interface Sorted {
  readonly key: string
  readonly direction: 'ASC' | 'DESC'
}

export const NO_SORT: readonly Sorted[] = []

/** More columns than that tell no rows apart. */
const MOST_SORTED = 10

/** What was given to sort by, as far as it can be. */
export function readSort(given: unknown): readonly Sorted[] {
  if (!Array.isArray(given)) return []
  const sorted = new Map<string, Sorted>()
  for (const one of given.slice(0, MOST_SORTED) as readonly unknown[]) {
    const { key, direction } = Object(one) as { readonly key?: unknown; readonly direction?: unknown }
    const name = toText(key)
    if (name !== '' && !sorted.has(name)) sorted.set(name, { key: name, direction: direction === 'DESC' ? 'DESC' : 'ASC' })
  }
  return [...sorted.values()]
}

/**
 * What is sorted by once a column was pressed: ascending, then descending, then not (elements reference 30).
 * @param isAdded the others stay, and count before it
 */
export function pressSort(sort: readonly Sorted[], key: string, isAdded: boolean): readonly Sorted[] {
  const now = sort.find((one) => one.key === key)?.direction
  const next = now === undefined ? 'ASC' : now === 'ASC' ? 'DESC' : undefined
  if (!isAdded) return next ? [{ key, direction: next }] : []
  if (now === undefined) return [...sort, { key, direction: 'ASC' as const }].slice(-MOST_SORTED)
  return sort.flatMap((one) => (one.key !== key ? [one] : next ? [{ key, direction: next }] : []))
}

/** Keys of a sort as lists know them. */
export function sortKeysOf(sort: readonly Sorted[]): readonly SortKey[] {
  return sort.map(({ key, direction }) => ({ key, direction }))
}

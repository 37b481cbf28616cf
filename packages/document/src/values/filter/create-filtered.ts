import { sortRows } from '../sort/sort-rows.ts'
import type { SortKey } from '../sort/types.ts'
import { applyFilter, compileResolved } from './compile-filter.ts'
import { isSameFilter, resolveFilter, type ResolvedFilter } from './resolve-filter.ts'
import type { FilterNode, FilterOptions } from './types.ts'

export interface FilteredOptions<V> extends FilterOptions {
  readonly filter?: FilterNode<V> | undefined
  readonly sort?: readonly SortKey[] | undefined
  /** Language whose order texts are sorted in. */
  readonly language?: string | undefined
}

/**
 * Filters and sorts lists, and remembers the last one: the same rows (the list itself, never changed in place) with values
 * that evaluate to the same give the same list, without work. New rows under the same values compile nothing.
 */
export function createFiltered<V>({
  filter,
  sort = [],
  language,
  ...options
}: FilteredOptions<V>): <T>(rows: readonly T[], evaluate: (value: V) => unknown) => readonly T[] {
  let conditions: ResolvedFilter | undefined
  let test: ReturnType<typeof compileResolved> | undefined
  let last: { readonly rows: readonly unknown[]; readonly result: readonly unknown[] } | undefined

  return <T>(rows: readonly T[], evaluate: (value: V) => unknown) => {
    const next = filter && resolveFilter(filter, evaluate)
    if (!isSameFilter(conditions, next)) {
      conditions = next
      test = next && compileResolved(next, options)
      last = undefined
    }
    if (last?.rows !== rows) last = { rows, result: sortRows(applyFilter(rows, test), sort, language) }
    // What was remembered for these rows was made of them.
    return last.result as readonly T[]
  }
}

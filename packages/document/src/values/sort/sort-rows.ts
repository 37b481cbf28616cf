import { fieldReader } from '../paths/field-reader.ts'
import { orderByRank } from './order-by-rank.ts'
import { rankValues } from './rank-values.ts'
import type { SortKey } from './types.ts'

/** Language whose order is used when none is named: the same on the server and in every browser. */
const DEFAULT_LANGUAGE = 'en'

/**
 * A sorted copy of rows, by the first key that differs; rows that are equal in all keep their order. The rows themselves
 * when there are no keys. Descending is the exact reverse of ascending, except for equal rows.
 */
export function sortRows<T>(rows: readonly T[], keys: readonly SortKey[], language = DEFAULT_LANGUAGE): readonly T[] {
  if (keys.length === 0 || rows.length < 2) return rows
  let order: Uint32Array | undefined
  // From the last key to the first, each one stable: what an earlier key does not tell apart stays as later ones put it.
  for (const { key, direction } of keys.toReversed()) {
    order = orderByRank(order, rankValues(rows.map(fieldReader(key)), language), direction === 'DESC')
  }
  const sorted: T[] = []
  for (let place = 0; place < rows.length; place += 1) sorted.push(rows[order?.[place] ?? 0] as T)
  return sorted
}

import { MAX_COLLECTION_ROWS } from '../limits.ts'
import { MESSAGES } from '../messages.ts'

export interface Placement {
  /** What is there already, when it was fetched under the same conditions. */
  readonly before: unknown
  readonly rows: readonly unknown[]
  readonly offset: number
  /** Number of all rows, where the source knows it. */
  readonly total: number | undefined
}

/**
 * Rows of one page in the list of all (logic reference 4.2): null where nothing was fetched yet, begun anew when the number
 * of rows changed. Throws when a source claims more rows than a page can hold.
 */
export function placeRows({ before, rows, offset, total }: Placement): readonly unknown[] {
  const all = total === undefined || !(total >= 0) ? offset + rows.length : Math.floor(total)
  if (all > MAX_COLLECTION_ROWS) throw new Error(MESSAGES.tooManyRows(all, MAX_COLLECTION_ROWS))
  const sparse: unknown[] =
    Array.isArray(before) && before.length === all ? before.slice() : Array.from({ length: all }, () => null)
  for (const [at, row] of rows.entries()) if (offset + at < all) sparse[offset + at] = row
  return sparse
}

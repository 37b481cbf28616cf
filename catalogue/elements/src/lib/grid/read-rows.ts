/** What a grid is given to show. */
export interface GivenRows {
  readonly rows: readonly unknown[]
  /** A collection that is asked for, and has nothing to show yet. */
  readonly isComing: boolean
  readonly hasFailed: boolean
}

const NONE: readonly unknown[] = []

/** The rows of a list or of a collection, whatever was given. */
export function readRows(given: unknown): GivenRows {
  if (Array.isArray(given)) return { rows: given, isComing: false, hasFailed: false }
  const { data, isFetching, error } = Object(given) as Readonly<Record<'data' | 'isFetching' | 'error', unknown>>
  // Of a collection with pages only those are there that were asked for.
  const rows: readonly unknown[] = !Array.isArray(data) ? NONE : data.includes(null) ? data.filter((row) => row !== null) : data
  return { rows, isComing: isFetching === true && rows.length === 0, hasFailed: Boolean(error) && rows.length === 0 }
}

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
  const rows = Array.isArray(data) ? data : NONE
  return { rows, isComing: isFetching === true && rows.length === 0, hasFailed: Boolean(error) && rows.length === 0 }
}

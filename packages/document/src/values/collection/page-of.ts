/** What a list needs to know of a collection it is bound to. */
export interface Paged {
  /** All rows, null where a page is not loaded yet; other data has no rows. */
  readonly data: unknown
  readonly limit?: number | null | undefined
  readonly offset?: number | null | undefined
  readonly total?: number | null | undefined
}

/** The current page: how many rows it shows, and the rows. */
export interface Page {
  readonly count: number
  readonly rows: readonly unknown[]
}

/** Rows of the current page: min(offset + limit, total) − offset of them (specification section 9), all without a limit or total. */
export function pageOf({ data, limit, offset, total }: Paged): Page {
  const rows: readonly unknown[] = Array.isArray(data) ? data : []
  if (!limit || total === null || total === undefined) return { count: rows.length, rows }
  const start = Math.max(0, offset ?? 0)
  const count = Math.max(0, Math.min(start + limit, total) - start)
  return { count, rows: rows.slice(start, start + count) }
}

import type { FunctionHost } from '@heddle/kit'

interface Page {
  readonly offset: number
  readonly limit: number
  readonly rows: readonly unknown[]
}

/** The page last taken of each list, so that what is kept with its rows is found again. */
const pages = new WeakMap<readonly unknown[], Page>()

/** The rows of a list from `offset` on, at most `limit`; taking them is counted, to take the same again costs nothing. */
export function pageOf(host: FunctionHost, data: readonly unknown[], offset: number, limit: number): readonly unknown[] {
  const known = pages.get(data)
  if (known?.offset === offset && known.limit === limit) return known.rows
  host.spend(Math.min(limit, data.length))
  const rows = data.slice(offset, offset + limit)
  pages.set(data, { offset, limit, rows })
  return rows
}

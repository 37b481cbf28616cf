import type { Id } from '@heddle/document'
import type { PublishedCollection } from '@heddle/document/published'
import type { Json } from '@heddle/store'
import type { AskedRows } from './protocol.ts'

/** Rows that stand on the canvas at once, those that nobody fetched counted. */
const MOST = 10_000

interface Rows {
  readonly collections: readonly PublishedCollection[]
  readonly rows: Readonly<Record<Id, Json>>
}

/**
 * Collections whose source a builder asked hold what came, as if it stood in them: filter, sort and pages are those of the page.
 * A source that cuts its pages itself has filtered and sorted; what was not fetched is null, as for visitors.
 */
export function giveAskedRows<T extends Rows>(logic: T, asked: ReadonlyMap<Id, AskedRows>): T {
  if (asked.size === 0) return logic
  const given: Record<Id, Json> = { ...logic.rows }
  const collections = logic.collections.map((collection): PublishedCollection => {
    const rows = asked.get(collection.id)
    // What another source gave says nothing of this one.
    if (rows === undefined || rows.pluginId !== collection.pluginId) return collection
    const { filter, sort, hasPages: _, ...rest } = collection
    const whole = inWhole(rows)
    given[collection.id] = (whole ?? rows.data) as Json
    if (whole) return { ...rest, mode: 'static', offset: rows.offset }
    return { ...rest, ...(filter && { filter }), ...(sort && { sort }), mode: 'static' }
  })
  return { ...logic, collections, rows: given }
}

/** The rows of one page among all that the source counted; nothing where these are all. */
function inWhole({ data, total = 0, offset }: AskedRows): readonly unknown[] | undefined {
  if (!Array.isArray(data) || total <= data.length) return undefined
  const whole: unknown[] = Array.from({ length: Math.min(total, MOST) }, () => null)
  for (const [at, row] of data.entries()) if (offset + at < whole.length) whole[offset + at] = row
  return whole
}

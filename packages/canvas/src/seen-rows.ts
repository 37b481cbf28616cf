import { staticData, type CollectionRecord } from '@heddle/document'
import { pageOf, type Paged } from '@heddle/document/values'
import { toPlain } from './plain-value.ts'
import type { SeenRows, ToCanvas } from './protocol.ts'

export type RowsQuestion = Pick<Extract<ToCanvas, { readonly type: 'rows' }>, 'id' | 'offset' | 'from' | 'count'>

/** Rows that are told at once. */
const MOST = 500

/** The rows of a collection as formulas of the page read them; nothing of one that is not there. */
export function seenRows(
  { id, offset, from, count }: RowsQuestion,
  scope: object,
  record: CollectionRecord | undefined,
): SeenRows | undefined {
  const collections: unknown = Reflect.get(scope, 'collections')
  const collection: unknown = typeof collections === 'object' && collections !== null ? Reflect.get(collections, id) : undefined
  if (typeof collection !== 'object' || collection === null) return undefined
  const paged = collection as Paged & { readonly isFetching?: unknown; readonly isFetched?: unknown; readonly error?: unknown }
  const { data } = paged
  const list: readonly unknown[] = Array.isArray(data) ? data : data === null || data === undefined ? [] : [data]
  const isPaged = Array.isArray(data) && Boolean(paged.limit)
  const start = isPaged ? Math.max(0, offset ?? paged.offset ?? 0) : 0
  const { rows } = isPaged ? pageOf({ ...told(paged), offset: start }) : { rows: list }
  const places = record?.mode === 'static' ? placesOf(rows, staticData(record)) : undefined
  return {
    total: isPaged ? (paged.total ?? list.length) : list.length,
    offset: start,
    ...(isPaged && { limit: paged.limit ?? 0 }),
    count: rows.length,
    ...(places ? { places } : { rows: rows.slice(from, from + Math.min(count, MOST)).map((row) => toPlain(row) ?? null) }),
    isFetching: paged.isFetching === true,
    isFetched: paged.isFetched === true,
    ...errorOf(paged.error),
  }
}

/** What the page needs, read once: the fields of a collection are getters. */
function told({ data, limit, total }: Paged): Paged {
  return { data, limit, total }
}

/** Where rows stand among others, by being the same ones; nothing when one of them is not there. Equal texts or numbers are taken in order. */
function placesOf(rows: readonly unknown[], all: unknown): readonly number[] | undefined {
  if (!Array.isArray(all)) return undefined
  const next = new Map<unknown, number[]>()
  for (let at = all.length - 1; at >= 0; at -= 1) {
    const known = next.get(all[at])
    if (known) known.push(at)
    else next.set(all[at], [at])
  }
  const places: number[] = []
  for (const row of rows) {
    const place = next.get(row)?.pop()
    if (place === undefined) return undefined
    places.push(place)
  }
  return places
}

function errorOf(error: unknown): { readonly error?: string } {
  if (error === null || error === undefined) return {}
  const message: unknown = typeof error === 'object' ? Reflect.get(error, 'message') : error
  return { error: typeof message === 'string' ? message : JSON.stringify(error) }
}

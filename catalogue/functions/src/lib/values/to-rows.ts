import type { FunctionHost } from '@heddle/kit'
import { pageOf } from './page-of.ts'

/**
 * Rows of a list or a collection; `undefined` for anything else. Of a collection with limit and total only the current page
 * counts, `data[offset … offset + limit)`.
 */
export function toRows(host: FunctionHost, value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'data')) return undefined
  const { data } = value as { readonly data: unknown }
  if (!Array.isArray(data)) return undefined
  const [limit, total] = [ownNumber(value, 'limit'), ownNumber(value, 'total')]
  if (limit === 0 || total === 0) return data
  const offset = ownNumber(value, 'offset')
  return offset === 0 && limit >= data.length ? data : pageOf(host, data, offset, limit)
}

/** A number of a collection that is above 0; 0 when there is none. */
function ownNumber(collection: object, key: 'limit' | 'offset' | 'total'): number {
  const value = Object.hasOwn(collection, key) ? (collection as Readonly<Record<string, unknown>>)[key] : 0
  return typeof value === 'number' && value > 0 ? value : 0
}

import type { Json } from '@heddle/store'
import { fieldReader } from '../values/paths/field-reader.ts'
import { NOT_FOUND_PATH, pathSegments } from './page-path.ts'
import { rowKey } from './row-key.ts'
import { staticRows } from './static-rows.ts'
import type { CollectionRecord, Id, PageRecord } from './types.ts'

/** What feeds a page (specification section 2): it has an address for each row of a collection, made from a field of the row. */
export interface DataSet {
  readonly collectionId: Id
  /** The field of a row whose value stands in its address; a dotted path leads into objects. */
  readonly field: string
}

/** A row that has a page, and what stands for it in addresses. */
export interface RowPage {
  readonly key: string
  readonly row: Json
  /** Its place among the rows of the collection, from 0. */
  readonly at: number
}

/** Why a row has no page: no value, one that no address can hold, one that is too long, one that an earlier row or a page has. */
export type RowFault = 'empty' | 'unsafe' | 'long' | 'taken' | 'page'

export interface RowPages {
  readonly pages: readonly RowPage[]
  /** Places of the rows without a page, by why that is. */
  readonly faults: Readonly<Partial<Record<RowFault, readonly number[]>>>
}

/** Longest part of an address that stands for a row, in characters. */
export const MAX_ROW_KEY = 200
/** Parts that mean something else where they stand in an address: a folder, the one around it, the page for unknown addresses. */
const UNSAFE: ReadonlySet<string> = new Set(['.', '..', NOT_FOUND_PATH])
const DATA_SET_PATH = /^([a-z0-9]{16})\.(.+)$/

/** The data set of a page as its record names it; `undefined` where it names none. */
export function dataSetOf({ cmsDataSetPath }: Pick<PageRecord, 'cmsDataSetPath'>): DataSet | undefined {
  const [, collectionId, field] = DATA_SET_PATH.exec(cmsDataSetPath ?? '') ?? []
  return collectionId === undefined || field === undefined ? undefined : { collectionId, field }
}

/** The same as its record holds it. */
export function dataSetPath({ collectionId, field }: DataSet): string {
  return `${collectionId}.${field}`
}

/** The parameter that rows fill: the only one of the path. `undefined` where there is none, or several. */
export function rowParameter(path: string): string | undefined {
  const names = pathSegments(path).flatMap(({ parameter }) => parameter ?? [])
  return names.length === 1 ? names[0] : undefined
}

/** A path with a value in the place of its only parameter. */
export function rowPath(path: string, key: string): string {
  const parts = pathSegments(path).map((part) => (part.parameter === undefined ? part.text : part.before + key + part.after))
  return parts.join('/')
}

/** What rows are called is found out once for each state of them. */
const known = new WeakMap<object, Map<string, RowPages>>()

/** The rows of a collection that have an address by this field, the first one where several would have the same. */
export function rowPages(collection: Pick<CollectionRecord, 'blocks' | 'data'>, field: string): RowPages {
  const rows = staticRows(collection)
  let byField = known.get(rows)
  if (byField === undefined) known.set(rows, (byField = new Map()))
  let found = byField.get(field)
  if (found === undefined) byField.set(field, (found = findPages(rows, field)))
  return found
}

function findPages(rows: readonly Json[], field: string): RowPages {
  const read = fieldReader(field)
  const taken = new Set<string>()
  const pages: RowPage[] = []
  const faults: Partial<Record<RowFault, number[]>> = {}
  for (const [at, row] of rows.entries()) {
    const key = rowKey(read(row))
    const fault = faultOf(key, taken)
    if (fault !== undefined) {
      ;(faults[fault] ??= []).push(at)
      continue
    }
    taken.add(key)
    pages.push({ key, row, at })
  }
  return { pages, faults }
}

function faultOf(key: string, taken: ReadonlySet<string>): RowFault | undefined {
  if (key === '') return 'empty'
  if (UNSAFE.has(key)) return 'unsafe'
  if (key.length > MAX_ROW_KEY) return 'long'
  return taken.has(key) ? 'taken' : undefined
}

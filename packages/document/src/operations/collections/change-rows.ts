import type { Json } from '@heddle/store'
import { MESSAGES } from '../../messages.ts'
import type { CollectionRecord, Id } from '../../records/types.ts'
import { staticData, staticRows } from '../../records/static-rows.ts'
import type { RowField } from '../../values/collection/row-fields.ts'
import { isPlainPart } from '../../values/filter/is-plain.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft, type Draft } from '../draft.ts'
import { refuseWith, type OperationResult } from '../result.ts'
import { mapRows, spliceRows } from './write-rows.ts'

/** One value of a row; `null` takes it away. */
export interface CellChange {
  readonly row: number
  readonly field: string
  readonly value: Json
}

/** What changes of rows share. */
interface RowsInput {
  readonly id: Id
  /** Fields that the collection has from then on: new columns come with their cells. */
  readonly fields?: readonly RowField[] | undefined
  readonly newId: () => Id
}

export interface SetCellsInput extends RowsInput {
  readonly cells: readonly CellChange[]
  /** Rows that come behind the others first: cells may lie in them. */
  readonly added?: number
}

/** Sets values of rows that stand in a collection. What was no object becomes one. */
export function setCells(view: DocumentView, { id, cells, added = 0, fields, newId }: SetCellsInput): OperationResult {
  return changing(view, { id, fields }, (draft, collection) => {
    const before = staticRows(collection)
    const changed = new Map<number, Record<string, Json>>()
    for (const { row, field, value } of cells) {
      if (row < 0 || row >= before.length + added || field === '') continue
      const now = changed.get(row) ?? { ...ownFields(before[row]) }
      changed.set(row, now)
      if (value === null) delete now[field]
      else Object.defineProperty(now, field, { value, enumerable: true, writable: true, configurable: true })
    }
    if (added > 0) {
      const insert = Array.from({ length: added }, (_, at): Json => changed.get(before.length + at) ?? {})
      spliceRows(draft, collection, { at: before.length, remove: 0, insert }, newId)
    }
    mapRows(draft, draft.find('collection', id) ?? collection, (row, place) => changed.get(place) ?? row)
  })
}

export interface InsertRowsInput extends RowsInput {
  readonly rows: readonly Json[]
  /** Behind the others when absent. */
  readonly at?: number
}

export interface SetRowsInput extends RowsInput {
  readonly rows: readonly Json[]
}

/** Adds rows to a collection that holds its own. */
export function insertRows(view: DocumentView, { id, rows, at, fields, newId }: InsertRowsInput): OperationResult {
  return changing(view, { id, fields }, (draft, collection) => {
    const count = staticRows(collection).length
    spliceRows(draft, collection, { at: Math.max(0, Math.min(at ?? count, count)), remove: 0, insert: rows }, newId)
  })
}

/** Takes rows out of a collection, by their places. */
export function removeRows(
  view: DocumentView,
  { id, places }: { readonly id: Id; readonly places: readonly number[] },
): OperationResult {
  const gone = new Set(places)
  return changing(view, { id }, (draft, collection) =>
    mapRows(draft, collection, (row, place) => (gone.has(place) ? undefined : row)),
  )
}

/** All rows anew. */
export function setRows(view: DocumentView, { id, rows, fields, newId }: SetRowsInput): OperationResult {
  return changing(view, { id, fields }, (draft, collection) => {
    spliceRows(draft, collection, { at: 0, remove: staticRows(collection).length, insert: rows }, newId)
  })
}

/** Makes a collection give a list or a single record. Rows that stand in it become the first of them, a record the only row. */
export function setGives(
  view: DocumentView,
  { id, type }: { readonly id: Id; readonly type: CollectionRecord['type'] },
): OperationResult {
  const collection = view.find('collection', id)
  if (collection === undefined) return refuseWith('unknown-record', `collection/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  draft.set(id, 'type', type)
  const data = staticData(collection)
  if (type === 'single' && Array.isArray(data)) {
    draft.set(id, 'data', (data[0] as Json | undefined) ?? null)
    for (const block of Object.keys(collection.blocks ?? {})) draft.set(id, `blocks/${block}`, null)
  } else if (type === 'collection' && data !== undefined && !Array.isArray(data)) draft.set(id, 'data', [data])
  return draft.done([id])
}

function changing(
  view: DocumentView,
  { id, fields }: Pick<RowsInput, 'id' | 'fields'>,
  change: (draft: Draft, collection: CollectionRecord) => void,
): OperationResult {
  const collection = view.find('collection', id)
  if (collection === undefined) return refuseWith('unknown-record', `collection/${id}`, MESSAGES.unknownRecord(id))
  if (collection.type === 'single') return refuseWith('wrong-value', `collection/${id}/type`, MESSAGES.noRowsInSingle)
  const draft = createDraft(view)
  change(draft, collection)
  if (fields)
    draft.set(
      id,
      'fields',
      fields.map(({ name, type }) => ({ name, type })),
    )
  return draft.done([id])
}

function ownFields(row: Json | undefined): Readonly<Record<string, Json>> {
  return isPlainPart(row) ? (row as Readonly<Record<string, Json>>) : {}
}

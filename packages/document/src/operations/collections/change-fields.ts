import type { Json } from '@heddle/store'
import { MESSAGES } from '../../messages.ts'
import { staticData } from '../../records/static-rows.ts'
import type { CollectionRecord, Id } from '../../records/types.ts'
import { rowFields, type RowField, type RowFieldType } from '../../values/collection/row-fields.ts'
import { isPlainPart } from '../../values/filter/is-plain.ts'
import type { FilterLeaf, FilterNode } from '../../values/filter/types.ts'
import { FORBIDDEN_KEYS } from '../../values/limits.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft, type Draft } from '../draft.ts'
import { refuseWith, type OperationResult } from '../result.ts'
import { setAtoms } from '../set-atoms.ts'
import { mapRows } from './write-rows.ts'

/** A change of the fields of a collection, which are the columns of its rows. */
export type FieldChange =
  /** Behind the others, or before the one at `at`. */
  | { readonly add: RowField; readonly at?: number }
  /** Rows that stand in the collection, its filter, sort and row key follow. */
  | { readonly rename: string; readonly to: string }
  | { readonly retype: string; readonly to: RowFieldType }
  /** Before the field that stands at `to` without it. */
  | { readonly move: string; readonly to: number }
  /** What rows hold in it is gone too. */
  | { readonly remove: string }

/**
 * Changes the fields of a collection. All that it has are declared by then, so that their order and types stay whatever the
 * rows hold.
 */
export function changeField(
  view: DocumentView,
  { id, change }: { readonly id: Id; readonly change: FieldChange },
): OperationResult {
  const collection = view.find('collection', id)
  if (collection === undefined) return refuseWith('unknown-record', `collection/${id}`, MESSAGES.unknownRecord(id))
  const fields = rowFields(collection.fields, staticData(collection))
  const path = `collection/${id}/fields`
  const wanted = 'add' in change ? change.add.name : 'rename' in change ? change.to : undefined
  if (wanted !== undefined) {
    if (wanted.trim() === '' || wanted.length > 200 || FORBIDDEN_KEYS.has(wanted))
      return refuseWith('bad-field', path, MESSAGES.badField(wanted))
    const isOwn = 'rename' in change && change.rename === wanted
    if (!isOwn && fields.some(({ name }) => name === wanted)) return refuseWith('field-taken', path, MESSAGES.fieldTaken(wanted))
  }
  const draft = createDraft(view)
  draft.set(
    id,
    'fields',
    changed(fields, change).map(({ name, type }) => ({ name, type })),
  )
  if ('rename' in change) renameInRows(draft, collection, change.rename, change.to)
  if ('remove' in change) changeRows(draft, collection, change.remove, (entries, at) => entries.toSpliced(at, 1))
  return draft.done([id])
}

function changed(fields: readonly RowField[], change: FieldChange): readonly RowField[] {
  if ('add' in change) return fields.toSpliced(change.at ?? fields.length, 0, change.add)
  if ('rename' in change) return fields.map((field) => (field.name === change.rename ? { ...field, name: change.to } : field))
  if ('retype' in change) return fields.map((field) => (field.name === change.retype ? { ...field, type: change.to } : field))
  if ('remove' in change) return fields.filter(({ name }) => name !== change.remove)
  const moved = fields.filter(({ name }) => name === change.move)
  return fields.filter(({ name }) => name !== change.move).toSpliced(change.to, 0, ...moved)
}

function renameInRows(draft: Draft, collection: CollectionRecord, from: string, to: string): void {
  const { id, filter, sort, rowKey } = collection
  changeRows(draft, collection, from, (entries, at) => entries.with(at, [to, entries[at]?.[1] ?? null]))
  setAtoms(draft, id, {
    ...(filter && { filter: renamedInFilter(filter, from, to) }),
    ...(sort && { sort: sort.map(({ key, direction }) => ({ key: renamedPath(key, from, to), direction })) }),
    ...(rowKey === from && { rowKey: to }),
  })
}

type Entries = readonly (readonly [string, Json])[]

/** Changes the entries of each row that has a field. */
function changeRows(
  draft: Draft,
  collection: CollectionRecord,
  field: string,
  change: (entries: Entries, at: number) => Entries,
): void {
  const read = (row: Json): Json | undefined => {
    if (!isPlainPart(row) || !Object.hasOwn(row, field)) return undefined
    const entries = Object.entries(row as Readonly<Record<string, Json>>)
    return Object.fromEntries(
      change(
        entries,
        entries.findIndex(([key]) => key === field),
      ),
    )
  }
  if (collection.type === 'single') {
    const record = read(collection.data ?? null)
    if (record !== undefined) draft.set(collection.id, 'data', record)
    return
  }
  mapRows(draft, collection, (row) => read(row) ?? row)
}

/** The same path with its first key renamed. */
function renamedPath(path: string, from: string, to: string): string {
  if (path === from) return to
  return path.startsWith(`${from}.`) ? to + path.slice(from.length) : path
}

function renamedInFilter<V>(node: FilterNode<V> | FilterLeaf<V>, from: string, to: string): FilterNode<V> | FilterLeaf<V> {
  if (!('conditions' in node)) return { ...node, field: renamedPath(node.field, from, to) }
  return { ...node, conditions: node.conditions.map((condition) => renamedInFilter(condition, from, to)) }
}

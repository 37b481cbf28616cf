import { copyValue, VALUE_MESSAGES } from '@heddle/document/values'
import type { CollectionChange } from '@heddle/kit'

export interface ChangedRows {
  readonly rows: unknown
  /** The same change in what was shown. */
  readonly shown: unknown
}

/**
 * The rows after a local change (logic reference 2.4, update collection), or `undefined` when no row has the id. Throws when
 * the value is too large to be kept or the position is none.
 * @param rows the rows behind what is shown, which the answer replaces
 * @param shown the rows as they are shown: positions of the change mean these
 */
export function changeRows(rows: unknown, shown: unknown, change: CollectionChange): ChangedRows | undefined {
  const copied = copyValue(change.value, change.type === 'replace' ? rows : undefined)
  if (!copied) throw new Error(VALUE_MESSAGES.tooLarge)
  const value = copied.copy
  if (change.type === 'replace') return same(change.merge ? merged(rows, value) : value)
  if (!Array.isArray(rows) || !Array.isArray(shown)) return changeSingle(rows, value, change)
  const place = placeOf(shown, change)
  if (place === undefined) return undefined
  const at = shown === rows ? place : placeBehind(rows, shown, place)
  const alter = (list: readonly unknown[], position: number): readonly unknown[] => changeList(list, position, value, change)
  const next = alter(rows, at)
  return { rows: next, shown: shown === rows ? next : alter(shown, place) }
}

function same(rows: unknown): ChangedRows {
  return { rows, shown: rows }
}

/** Data that is no list: the change is of the whole of it. */
function changeSingle(
  rows: unknown,
  value: unknown,
  { type, merge, id, idKey = 'id' }: CollectionChange,
): ChangedRows | undefined {
  if (id !== undefined && placeOfId([rows], id, idKey) === undefined) return undefined
  if (type === 'delete') return same(null)
  return same(merge ? merged(rows, value) : value)
}

function changeList(list: readonly unknown[], at: number, value: unknown, { type, merge }: CollectionChange): readonly unknown[] {
  if (type === 'insert') return list.toSpliced(at, 0, value)
  if (at >= list.length) return list
  return type === 'delete' ? list.toSpliced(at, 1) : list.with(at, merge ? merged(list[at], value) : value)
}

function placeOf(shown: readonly unknown[], { id, idKey = 'id', index = 0 }: CollectionChange): number | undefined {
  if (id !== undefined) return placeOfId(shown, id, idKey)
  if (!Number.isSafeInteger(index) || index < 0) throw new Error(VALUE_MESSAGES.badIndex(index))
  return Math.min(index, shown.length)
}

/** Rows that are not loaded yet, or are no objects, have no id. */
function placeOfId(rows: readonly unknown[], id: unknown, key: string): number | undefined {
  const at = rows.findIndex(
    (row) => typeof row === 'object' && row !== null && Object.hasOwn(row, key) && Reflect.get(row, key) === id,
  )
  return at < 0 ? undefined : at
}

/** Where a shown row stands behind filter and sort; of equal ones the same one. What is beyond the end goes to the end. */
function placeBehind(rows: readonly unknown[], shown: readonly unknown[], place: number): number {
  if (place >= shown.length) return rows.length
  let left = shown.slice(0, place).filter((row) => Object.is(row, shown[place])).length
  const at = rows.findIndex((row) => Object.is(row, shown[place]) && left-- === 0)
  return at < 0 ? rows.length : at
}

/** Lists: items appended; objects: own keys over what is there. */
function merged(current: unknown, value: unknown): unknown {
  if (Array.isArray(current) && Array.isArray(value))
    return [...(current as readonly unknown[]), ...(value as readonly unknown[])]
  return isRecord(current) && isRecord(value) ? { ...current, ...value } : value
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import { readPath, sortRows } from '@heddle/document/values'
import { toNumber } from './cell-text.ts'
import type { Column } from './column.ts'
import type { Sorted } from './sort-state.ts'

/**
 * Places of rows in the order in which they are shown. Of columns of numbers a text counts as the number it spells.
 * @param places rows that are shown, as they stand in the list
 */
export function orderRows(
  rows: readonly unknown[],
  places: readonly number[],
  sort: readonly Sorted[],
  columns: readonly Column[],
  language: string,
): readonly number[] {
  if (sort.length === 0) return places
  const readers = sort.map(({ key }) => {
    const isOfNumbers = columns.find((column) => column.key === key)?.kind === 'number'
    return (row: unknown): unknown => {
      const value = readField(row, key)
      return isOfNumbers ? (toNumber(value) ?? value) : value
    }
  })
  const entries = places.map((place) => {
    const entry: Record<string, unknown> = { place }
    for (const [at, read] of readers.entries()) entry[`by${at}`] = read(rows[place])
    return entry
  })
  const keys = sort.map(({ direction }, at) => ({ key: `by${at}`, direction }))
  return sortRows(entries, keys, language || undefined).map(({ place }) => place as number)
}

/** A field of a row: an own key of this name, or else the value at this dotted path. A row that is no object is its only field. */
export function readField(row: unknown, key: string): unknown {
  if (typeof row !== 'object' || row === null) return key === '' ? row : undefined
  return Object.hasOwn(row, key) ? (Reflect.get(row, key) as unknown) : readPath(row, key)
}

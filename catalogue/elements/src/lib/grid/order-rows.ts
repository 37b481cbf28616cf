import { orderByRank, rankInSteps, readPath, type Ranks, type Steps } from '@heddle/document/values'
import { toNumber } from './cell-text.ts'
import { isNumeric, type Column } from './column.ts'
import { createReadAhead } from './read-ahead.ts'
import type { Sorted } from './sort-state.ts'

/** Orders rows of one list; what it learnt of a column it keeps. */
export interface RowOrder {
  /**
   * Places of rows in the order in which they are shown.
   * @param places rows that are shown, as they stand in the list
   */
  readonly order: (places: readonly number[], sort: readonly Sorted[]) => readonly number[]
  /** Goes through a column of a long list by itself, bit by bit, so that a sort by it takes little when it comes. */
  readonly prepareSoon: (key: string) => void
}

/** Shorter lists are gone through when it is time. */
export const LONG = 5000
/** Rows that are read in one step. */
export const PIECE = 4096

/** Of columns of numbers a text counts as the number it spells. */
export function createRowOrder(rows: readonly unknown[], columns: readonly Column[], language: string): RowOrder {
  const ranks = createReadAhead(function* learn(key: string): Steps<Ranks> {
    const isOfNumbers = columns.some((column) => column.key === key && isNumeric(column.kind))
    const values: unknown[] = []
    for (const row of rows) {
      const value = readField(row, key)
      if (values.push(isOfNumbers ? (toNumber(value) ?? value) : value) % PIECE === 0) yield
    }
    return yield* rankInSteps(values, language || 'en')
  })
  return {
    prepareSoon(key) {
      if (rows.length > LONG) ranks.prepare(key)
    },
    order(places, sort) {
      if (sort.length === 0) return places
      let order = Uint32Array.from(places)
      // From the last key to the first, each one stable: what an earlier key does not tell apart stays as later ones put it.
      for (const { key, direction } of sort.toReversed()) order = orderByRank(order, ranks.get(key), direction === 'DESC')
      return Array.from(order)
    },
  }
}

/** A field of a row: an own key of this name, or else the value at this dotted path. A row that is no object is its only field. */
export function readField(row: unknown, key: string): unknown {
  if (typeof row !== 'object' || row === null) return key === '' ? row : undefined
  return Object.hasOwn(row, key) ? (Reflect.get(row, key) as unknown) : readPath(row, key)
}

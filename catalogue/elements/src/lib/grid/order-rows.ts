import { orderByRank, rankValues, readPath, type Ranks } from '@heddle/document/values'
import { toNumber } from './cell-text.ts'
import { isNumeric, type Column } from './column.ts'
import type { Sorted } from './sort-state.ts'

/** Orders rows of one list; what it learnt of a column it keeps. */
export interface RowOrder {
  /**
   * Places of rows in the order in which they are shown.
   * @param places rows that are shown, as they stand in the list
   */
  readonly order: (places: readonly number[], sort: readonly Sorted[]) => readonly number[]
  /** Goes through a column of a long list by itself, so that a sort by it takes little when it comes. */
  readonly prepareSoon: (key: string) => void
}

/** Shorter lists are gone through when it is time. */
const LONG = 5000

/** Of columns of numbers a text counts as the number it spells. */
export function createRowOrder(rows: readonly unknown[], columns: readonly Column[], language: string): RowOrder {
  const known = new Map<string, Ranks>()
  const ranksOf = (key: string): Ranks => {
    let ranks = known.get(key)
    if (!ranks) {
      const isOfNumbers = columns.some((column) => column.key === key && isNumeric(column.kind))
      const values = rows.map((row) => {
        const value = readField(row, key)
        return isOfNumbers ? (toNumber(value) ?? value) : value
      })
      ranks = rankValues(values, language || 'en')
      known.set(key, ranks)
    }
    return ranks
  }
  return {
    prepareSoon: (key) => void (rows.length > LONG && setTimeout(ranksOf, 0, key)),
    order(places, sort) {
      if (sort.length === 0) return places
      let order = Uint32Array.from(places)
      // From the last key to the first, each one stable: what an earlier key does not tell apart stays as later ones put it.
      for (const { key, direction } of sort.toReversed()) order = orderByRank(order, ranksOf(key), direction === 'DESC')
      return Array.from(order)
    },
  }
}

/** A field of a row: an own key of this name, or else the value at this dotted path. A row that is no object is its only field. */
export function readField(row: unknown, key: string): unknown {
  if (typeof row !== 'object' || row === null) return key === '' ? row : undefined
  return Object.hasOwn(row, key) ? (Reflect.get(row, key) as unknown) : readPath(row, key)
}

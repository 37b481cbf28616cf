import type { AskRows } from '@heddle/kit/react'
import type { Writing } from './cell-text.ts'
import type { Column } from './column.ts'
import type { ConditionsPart } from './conditions.ts'
import type { Filters } from './filter-rows.ts'
import type { Sorted } from './sort-state.ts'

/** What a grid wants of its collection. */
export interface WantedRows {
  readonly page: number
  readonly size: number
  readonly sort: readonly Sorted[]
  readonly filters: Filters
}

/** What filters are read with. */
export interface Reading {
  readonly columns: readonly Column[]
  readonly writing: Writing
  /** What reads conditions, once it has come. */
  readonly part: ConditionsPart | undefined
}

/** What only grids need that drive their collection: it comes once the page is alive. */
export interface AskingPart {
  /** @param uid of the grid, by which formulas name its variables */
  readonly askedOf: (wanted: WantedRows, reading: Reading, uid: string) => AskRows
}

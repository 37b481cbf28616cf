import type { ComponentType } from 'react'
import type { FilterLeaf, FilterNode } from '@heddle/document/values'
import type { GridProps } from '../grid-fields.ts'
import type { Writing } from './cell-text.ts'
import type { Column } from './column.ts'
import type { ColumnFilter } from './filter-rows.ts'
import type { GridState } from './use-grid.ts'

/** How a value of a column is to be, by the operators of collections (specification section 5), and between two values. */
export interface Condition {
  readonly operator: string
  readonly value: string
  /** The greater one of `$between`. */
  readonly to: string
}

/** Whether the row at a place in the list fits. */
export type RowTest = (place: number) => boolean

/** What only grids need whose visitors say how a column is filtered: it comes when the first one does. */
export interface ConditionsPart {
  readonly testsOf: (
    column: Column,
    filter: ColumnFilter,
    valueAt: (place: number) => unknown,
    textAt: (place: number) => string,
    writing: Writing,
  ) => readonly RowTest[]
  /** The same, as collections filter. */
  readonly serverConditions: (column: Column, filter: ColumnFilter) => readonly (FilterNode<unknown> | FilterLeaf<unknown>)[]
  readonly ConditionsPanel: ComponentType<{
    readonly id: string
    readonly column: Column
    readonly grid: GridState
    readonly props: GridProps
  }>
}

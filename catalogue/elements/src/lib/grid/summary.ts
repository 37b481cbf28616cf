import type { ComponentType } from 'react'
import type { GridProps } from '../grid-fields.ts'
import type { Writing } from './cell-text.ts'
import type { Column } from './column.ts'
import type { Sorted } from './sort-state.ts'
import type { GridState } from './use-grid.ts'

/** Rows that read the same in the column that they are grouped by. */
export interface RowGroup {
  /** The same for the same words in the same column, whatever rows there are. */
  readonly id: string
  /** What its rows read as; empty for those that say nothing. */
  readonly text: string
  /** Its rows by their places in the list, in their order. */
  readonly places: readonly number[]
}

/** A line of the table: a row by its place in the list, or the head of a group. */
export type GridLine = number | RowGroup

export interface GroupedLines {
  readonly lines: readonly GridLine[]
  /** For each line, how many rows stand before it. */
  readonly before: readonly number[]
  /** Heads of groups and rows of open ones before the page. */
  readonly first: number
  /** Rows before the page and as far as its end, those of closed groups too. */
  readonly from: number
  readonly to: number
}

/** What only grids need that have totals or groups: a body of their own has it, so that the server draws it too. */
export interface SummaryPart {
  /** Rows stand by their group first, and then by the sort. */
  readonly sortByGroup: (sort: readonly Sorted[], key: string) => readonly Sorted[]
  readonly groupRows: (
    places: readonly number[],
    rows: readonly unknown[],
    columns: readonly Column[],
    writing: Writing,
    key: string,
  ) => readonly RowGroup[]
  /** Ids of all groups but some. */
  readonly allBut: (groups: readonly RowGroup[], but: ReadonlySet<string>) => ReadonlySet<string>
  /** The lines of a page that holds the rows of open groups between two places. */
  readonly linesOf: (groups: readonly RowGroup[], closed: ReadonlySet<string>, from: number, to: number) => GroupedLines
  /** Offers what is done with all groups, and tells which are closed; draws nothing. */
  readonly Groups: ComponentType<{ readonly grid: GridState }>
  readonly GroupLine: ComponentType<{
    readonly group: RowGroup
    /** Its number among the lines of the table; headings have the first. */
    readonly number: number
    readonly grid: GridState
    readonly props: GridProps
  }>
  /** Whether a row of totals stands below all. */
  readonly hasTotals: (grid: GridState) => boolean
  readonly Totals: ComponentType<{ readonly grid: GridState; readonly props: GridProps }>
}

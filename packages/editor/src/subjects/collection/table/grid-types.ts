import type { FieldChange } from '@heddle/document/operations'
import type { RowField } from '@heddle/document'
import type { ColumnWidths } from './column-widths.ts'
import type { Area, Spot } from './grid-step.ts'

/** The rows that a grid shows. */
export interface GridRows {
  readonly count: number
  /** Rows of pages before this one, which the numbers count too. */
  readonly before?: number
  readonly at: (row: number) => unknown
}

/** Widths of columns, and the way to change one. */
export interface GridWidths {
  readonly widths: ColumnWidths
  readonly setWidth: (field: string, pixels: number) => void
}

/** What a person can do to the rows of a grid; each is one step of undo. */
export interface GridEdit {
  /** A line below the last row takes new ones. */
  readonly canAdd: boolean
  readonly setText: (row: number, field: RowField, text: string) => void
  readonly clear: (area: Area, columns: readonly RowField[]) => void
  /** Puts cells from a clipboard at a place; answers where they lie. What cannot be read is told, and changes nothing. */
  readonly paste: (at: Spot, text: string) => Area | undefined
  /** Adds empty rows before one. */
  readonly insertRows: (at: number, count: number) => void
  readonly removeRows: (first: number, last: number) => void
  /** Answers what is wrong with it. */
  readonly changeColumn: (change: FieldChange) => string | undefined
  /** The column whose name is being typed. */
  readonly renaming: string | undefined
  readonly rename: (column: string | undefined) => void
}

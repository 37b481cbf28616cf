import type { FormulaValue } from '@heddle/kit'
import type { CellSlot } from './limits.ts'

/** What a column holds: how its values are written, compared and aligned. */
export const COLUMN_KINDS = [
  'auto',
  'text',
  'number',
  'currency',
  'date',
  'date-time',
  'boolean',
  'select',
  'tag',
  'rating',
  'progress',
  'link',
  'image',
  'action',
] as const
export type ColumnKind = (typeof COLUMN_KINDS)[number]

/** The kind of a column whose cells are elements of the builder. */
export const SLOT = 'slot'

/** What the values of a column come to. */
export const TOTALS = ['none', 'sum', 'average', 'least', 'greatest', 'count'] as const
export type Total = (typeof TOTALS)[number]

/** One of the values that a column offers. */
export interface ColumnOption {
  readonly value: unknown
  readonly label: string
  /** Of its tag, where it has one. */
  readonly color: string
}

/** A column as the body draws it, whatever was given for it. */
export interface Column {
  /** Unique among the columns: its key, and its place where another one has that. */
  readonly id: string
  /** A key of the rows, or a dotted path. */
  readonly key: string
  readonly title: string
  readonly kind: ColumnKind
  /** Where the elements stand that its cells are drawn with; what its values are is told by them. */
  readonly slot: CellSlot | undefined
  /** The same where the builder says it, and else what its values show. */
  readonly holds: ColumnKind
  /** What its values may be, and what they are called. */
  readonly options: readonly ColumnOption[]
  /** Pixels; 0 for as wide as what stands in it. */
  readonly width: number
  /** Pixels that it is never narrower and never wider than; 0 for no such end. The least one counts first. */
  readonly minWidth: number
  readonly maxWidth: number
  readonly align: 'start' | 'center' | 'end'
  readonly isSortable: boolean
  readonly isFiltered: boolean
  readonly isEditable: boolean
  readonly isHidden: boolean
  /** The side on which it stays in sight. */
  readonly pinned: 'none' | 'start' | 'end'
  /** Code of the money that numbers are. */
  readonly currency: string
  /** The whole of a progress; stars of a rating. */
  readonly most: number
  /** What is said of a press on its button, and what stands on it. */
  readonly actionName: string
  readonly actionLabel: string
  /** What stands below its values. */
  readonly total: Total
  /** What is shown of a value, where a builder says it. */
  readonly display: FormulaValue | null
  /** Where a row holds the words of a link or picture; empty for none. */
  readonly wordsKey: string
}

/** Whether values of a kind count as numbers. */
export const isNumeric = (kind: ColumnKind): boolean =>
  kind === 'number' || kind === 'currency' || kind === 'rating' || kind === 'progress'

import type { FormulaSpread, FormulaTree } from './tree.ts'

/** Characters of a formula's text, as offsets. */
export interface FormulaRange {
  readonly from: number
  readonly to: number
}

/** Where in the text each part of a tree came from. Trees that travel carry none. */
export type FormulaRanges = WeakMap<FormulaTree | FormulaSpread, FormulaRange>

/** One key of a sort; the first difference wins. */
export interface SortKey {
  /** A key of the row, or a dotted path. */
  readonly key: string
  readonly direction: 'ASC' | 'DESC'
}

import type { DocumentRecord, Id } from './types.ts'

export const FRAGMENT_TYPE = 'heddle-fragment'

/** What copying puts on the clipboard: nodes with what they need, as plain JSON. */
export interface Fragment {
  readonly type: typeof FRAGMENT_TYPE
  /** Format of the records (`FORMAT_VERSION`). */
  readonly format: number
  /** Nodes that were copied, in document order; everything else belongs to them. */
  readonly roots: readonly Id[]
  readonly records: readonly DocumentRecord[]
  /** The project that it was copied in, as the server names it. */
  readonly from?: string
  /** Collections whose rows stayed behind, as they are many. */
  readonly withoutRows?: readonly Id[]
}

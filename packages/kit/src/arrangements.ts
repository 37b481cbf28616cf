import type { LocalizedText } from './fields/types.ts'

/** Ready ways to lay out what stands in a slot: the inspector makes the children that are missing and takes away those too many. */
export interface Arrangements {
  readonly slot: string
  /** Element type of the children that are made. */
  readonly child: string
  /** Number field of a child with its share. */
  readonly field: string
  /** What shares are parts of, and the choice of the element that says of how many parts a value is. */
  readonly whole: { readonly of: number; readonly field: string }
  readonly ready: readonly { readonly id: string; readonly label: LocalizedText; readonly shares: readonly number[] }[]
}

import type * as operations from '../../operations/index.ts'
import type { DocumentView } from '../../view/view.ts'
import type { Dice } from '../dice.ts'

type Operations = typeof operations
type AnyOperation = (view: DocumentView, input: never) => operations.OperationResult

/** Every operation that the folder offers: a new one is under the laws as soon as it is, or the types do not fit. */
export type OperationName = {
  [K in keyof Operations]: Operations[K] extends AnyOperation ? K : never
}[keyof Operations]

/** How to make the input of each. */
export type Inputs = { readonly [K in OperationName]: (dice: Dice) => Parameters<Operations[K]>[1] }

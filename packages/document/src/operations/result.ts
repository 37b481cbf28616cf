import type { Diff } from '@heddle/store'
import type { DocumentRecord, Id } from '../records/types.ts'
import { errorAt, type Issue } from '../issue.ts'

/**
 * What an operation answers: a change to apply, or why there is none. `ids` are the records to select afterwards; issues of
 * one that is done are warnings, for example where what it deletes is still used.
 */
export type OperationResult =
  | {
      readonly ok: true
      readonly diff: Diff<DocumentRecord>
      readonly ids?: readonly Id[]
      readonly issues?: readonly Issue[]
    }
  | { readonly ok: false; readonly issues: readonly Issue[] }

/** An operation that cannot be done. */
export function refuse(...issues: readonly Issue[]): OperationResult {
  return { ok: false, issues }
}

/** An operation that cannot be done for one reason. */
export function refuseWith(code: string, path: string, message: string): OperationResult {
  return refuse(errorAt(code, path, message))
}

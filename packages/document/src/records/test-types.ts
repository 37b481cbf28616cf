import type { Json } from '@heddle/store'
import type { Id, IndexKey } from './types.ts'

/** Longest recording of a test, in characters: a change that brings one has to fit into a message. */
export const MAX_RECORDING = 500_000
/** Most values that a test expects. */
export const MAX_EXPECTATIONS = 200

/** A value that has to come out again when the run of a test has ended. */
export interface TestExpectation {
  /** `variable`: what one holds. `result`: what an action gave, the last time. `end`: how the run ended, and with what. */
  readonly of: 'variable' | 'result' | 'end'
  /** The variable, the action, or the workflow that ended. */
  readonly id: string
  /** `null` is nothing. */
  readonly value: Json
}

/** A recorded run that has to come out the same way again. Visitors get nothing of it. */
export interface TestRecord {
  readonly id: Id
  readonly kind: 'test'
  readonly name: string
  readonly folder: string
  readonly index: IndexKey
  /** The workflow that ran. */
  readonly workflowId: Id
  /** The run as text: what it began with, did, and was answered. Read by who runs it (`workflow/kept`); what is in it is no use of a record. */
  readonly recording: string
  readonly expected: readonly TestExpectation[]
  /** Every step has to come out as it did, not only what is expected. */
  readonly isExact?: boolean
}

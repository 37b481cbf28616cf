import type { PublishedWorkflow } from '@heddle/document/published'
import type { ActionBody, ActionHost, CancelSignal } from '@heddle/kit'
import type { ErrorValue } from './error-value.ts'
import type { WorkflowLimits } from './limits.ts'
import type { Locals } from './locals.ts'
import type { Turn } from './pace.ts'
import type { Tape } from './trace/types.ts'
import type { Evaluate, RunnerOptions, RunOutcome } from './types.ts'

/** What formulas read as `context.workflow[actionId]`. */
export interface ActionResult {
  readonly result?: unknown
  readonly error?: ErrorValue
  readonly loop?: { readonly index: number; readonly item?: unknown; readonly items?: readonly unknown[] }
}

/** By action id. What ended the workflow stands beside them, as `error`. */
export type Results = Record<string, ActionResult>

export interface Failure {
  readonly error: ErrorValue
  /** Its budget is spent: no try branch takes it. */
  readonly isFinal: boolean
}

/** Why a chain of actions ended. */
export type Flow = 'end' | 'stop' | 'return' | 'break' | 'continue' | 'cancelled' | Failure

export const isFailure = (flow: Flow): flow is Failure => typeof flow === 'object'

/** What a run shares with the runs it calls. */
export interface Family {
  readonly signal: CancelSignal
  readonly turn: Turn
  readonly clock: RunnerOptions['clock']
  readonly evaluate: Evaluate
  readonly tape: Tape | undefined
  readonly limits: WorkflowLimits
  /** Actions that may still run. */
  actionsLeft: number
  /** The error branch of a run whose budget was spent got a little more. */
  hasExtra: boolean
  depth: number
  /** When something was last waited for. */
  waitedAt: number
  /** When the page could last draw. */
  breathedAt: number
}

/** One run of one workflow. */
export interface Run {
  readonly workflow: PublishedWorkflow
  readonly family: Family
  readonly host: ActionHost
  readonly scope: object
  readonly results: Results
  readonly locals: Locals
  readonly bodyOf: (type: string) => ActionBody | undefined
  readonly chain: (first: string | undefined) => Promise<Flow>
  readonly call: (workflowId: string, parameters: Readonly<Record<string, unknown>>) => Promise<Called>
  /** The action at work. */
  actionId: string
  last: unknown
  /** Set by an action that returns a value. */
  returned?: { readonly result: unknown }
}

/** How a called workflow ended; a failure that its error branch did not handle is beside the outcome. */
export interface Called {
  readonly outcome: RunOutcome
  readonly failure?: Failure
}

/** Records the result of an action: it becomes the result of the workflow unless another one follows. */
export function settle(run: Run, actionId: string, entry: ActionResult) {
  run.results[actionId] = entry
  run.last = entry.result
  run.family.tape?.note('result', actionId, entry.result)
}

/** Records that an action failed. */
export function fail(run: Run, actionId: string, error: ErrorValue, isFinal = false): Failure {
  const loop = run.results[actionId]?.loop
  run.results[actionId] = loop === undefined ? { error } : { error, loop }
  run.family.tape?.note('error', actionId, error)
  return { error, isFinal }
}

import type { PublishedWorkflow } from '@heddle/document/published'
import type { ActionPorts, CancelSignal, Turn } from '@heddle/kit'
import type { ErrorValue } from './error-value.ts'
import type { WorkflowLimits } from './limits.ts'
import type { Local } from './locals.ts'
import type { Tape } from './trace/types.ts'
import type { RunnerOptions, RunOutcome } from './types.ts'

/** What formulas read as `context.workflow[actionId]`. */
export interface ActionResult {
  readonly result?: unknown
  readonly error?: ErrorValue
  readonly loop?: { readonly index: number; readonly item?: unknown; readonly items?: readonly unknown[] }
}

/** By action id. What ended the workflow stands beside them, as `error`. */
export type Results = Record<string, ActionResult>

/** Why a chain of actions ended; the error when it failed. */
export type Flow = 'end' | 'stop' | 'return' | 'break' | 'continue' | 'cancelled' | ErrorValue

/** After an action: why the chain ends. Or it goes on: `end` with the next action, `split` by the action's branches. */
export type Step = Flow | 'split'

export const isFailure = (step: Step): step is ErrorValue => typeof step === 'object'

/** What a run shares with the runs it calls. */
export interface Family extends Omit<Tape, 'end'> {
  readonly options: RunnerOptions
  readonly limits: WorkflowLimits
  readonly turn: Turn
  readonly signal: CancelSignal
  /** Actions that may still run. Below zero one was refused, and what failed by that is on its way out. */
  actionsLeft: number
  /** What an error branch may still run after that. */
  extraActions: number
  depth: number
  /** When something was last waited for. */
  waitedAt: number
  /** When the page could last draw. */
  breathedAt: number
}

/** The budget is spent: no try branch keeps the error back. */
export const isSpent = (family: Family) => family.actionsLeft < 0

/** One run of one workflow. */
export interface Run {
  readonly workflow: PublishedWorkflow
  readonly family: Family
  readonly host: ActionPorts
  readonly scope: object
  readonly results: Results
  readonly locals: Local[]
  readonly chain: (first: string | undefined) => Promise<Flow>
  readonly call: (workflowId: string, parameters: Readonly<Record<string, unknown>>) => Promise<RunOutcome>
  /** The action at work. */
  actionId: string
  last: unknown
  /** Set by an action that returns a value. */
  returned?: { readonly result: unknown }
}

/** Records the result of an action: it becomes the result of the workflow unless another one follows. */
export function settle(run: Run, actionId: string, entry: ActionResult): 'split' {
  run.results[actionId] = entry
  run.last = entry.result
  run.family.note('result', actionId, entry.result)
  return 'split'
}

/** Records that an action failed. */
export function fail(run: Run, actionId: string, error: ErrorValue): ErrorValue {
  const loop = run.results[actionId]?.loop
  run.results[actionId] = loop === undefined ? { error } : { error, loop }
  run.family.note('error', actionId, error)
  return error
}

import type { PublishedWorkflow } from '@heddle/document/published'
import type { ActionBody, ActionPorts, CancelSignal, LogLevel, VariableChange } from '@heddle/kit'
import type { ErrorValue } from './error-value.ts'
import type { WorkflowLimits } from './limits.ts'
import type { Recorder } from './trace/types.ts'

/** Evaluates a published value, bound values inside it too, with the names of the scope. What it throws fails the action. */
export type Evaluate = (value: unknown, scope: object) => unknown

/** Where in the workflows something happened. */
export interface WorkflowPlace {
  readonly workflowId: string
  readonly actionId?: string
}

/** A workflow as it is run. */
export interface RunnableWorkflow extends PublishedWorkflow {
  /** What its actions are taken to have given before it begins, by their ids. */
  readonly results?: Readonly<Record<string, { readonly result: unknown }>>
  /** What it is told where nobody tells it. */
  readonly sample?: Readonly<Record<string, unknown>>
}

/** One run, as the ports of the host may want to know it. */
export interface RunInfo {
  readonly workflowId: string
  /** The event that started it, or started the run that called it. */
  readonly event: unknown
  readonly signal: CancelSignal
  /** Ids of the workflows that led to this one, itself included, outermost first. */
  readonly chain: readonly string[]
  /** Names that formulas of the run see; those of its actions come while it goes on. */
  readonly scope: () => object
}

export interface RunnerOptions {
  readonly workflow: (id: string) => RunnableWorkflow | undefined
  readonly bodyOf: (type: string) => ActionBody | undefined
  readonly evaluate: Evaluate
  /** Ports for one run, those that its actions declare. `local`, `pace` and `log` are the runner's own. */
  readonly hostFor: (run: RunInfo) => Omit<ActionPorts, 'local' | 'pace'>
  /** Milliseconds since any moment. */
  readonly clock: { readonly now: () => number }
  readonly log: (level: LogLevel, message: string, data: unknown, place: WorkflowPlace) => void
  /**
   * A variable's new value (logic reference 3): `value` coerced to the type, or put into the current value as the change
   * says. Throws the texts of specification section 5.
   */
  readonly changeValue: (type: string, current: unknown, value: unknown, change?: VariableChange) => unknown
  /** Records runs; costs nothing while absent. */
  readonly trace?: Recorder
  /** Lower bounds, for tests. */
  readonly limits?: Partial<WorkflowLimits>
}

export interface RunInput {
  /** Names that formulas of the workflow may read. Getters stay getters. */
  readonly scope: object
  readonly event?: unknown
  readonly parameters?: Readonly<Record<string, unknown>>
  readonly signal: CancelSignal
  /** Ids of the workflows that led to this run, outermost first. */
  readonly chain?: readonly string[]
}

/**
 * How a run ended. `stopped`: a pass-through condition or the guard against endless calls ended it early. `cancelled`: its
 * signal was aborted. `handled` stands beside an error that the workflow's error branch took care of.
 */
export type RunOutcome =
  | { readonly status: 'done'; readonly result: unknown; readonly handled?: ErrorValue }
  | { readonly status: 'stopped'; readonly result: unknown }
  | { readonly status: 'failed'; readonly result: unknown; readonly error: ErrorValue }
  | { readonly status: 'cancelled'; readonly result: undefined }

export interface Runner {
  /**
   * Runs a workflow (logic reference 2.2). Never rejects. Actions run in the caller's turn until the first one that waits, so
   * that an event can still be stopped.
   */
  readonly run: (workflowId: string, input: RunInput) => Promise<RunOutcome>
  /**
   * Runs the workflows of one trigger whose conditions hold, in the order of the list. Each waits for those before it,
   * unless it is `parallel`. Outcomes in list order; `undefined` for those whose conditions do not hold.
   */
  readonly runTrigger: (workflows: readonly PublishedWorkflow[], input: RunInput) => Promise<readonly (RunOutcome | undefined)[]>
}

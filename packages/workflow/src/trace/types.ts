import type { ActionPorts, CancelSignal } from '@heddle/kit'
import type { ErrorValue } from '../error-value.ts'
import type { RecordedPlace } from './place.ts'
import type { RunInput, RunnerOptions } from '../types.ts'

/** What an answer was: the value that came back, or the error that was thrown. */
export type Answer = { readonly value: unknown } | { readonly error: ErrorValue }

/**
 * One step of a run, in order; `at` in milliseconds of the runner's clock, `id` of the action unless said otherwise. `value`
 * is a copy of:
 * `run` (id of the workflow): its parameters and event. `skip`: nothing. `action`: its type. `arguments`: what they gave.
 * `branch`: the branch's value. `round`: the loop's index. `call` (name of the port's method): the arguments; answers stand
 * in `answers.calls` in the same order. `variable` (its name): the new value. `result`. `error`. `error-branch` (id of the
 * workflow): nothing. `end` (id of the workflow): the outcome.
 */
export interface TraceEntry {
  readonly kind: TraceKind
  readonly at: number
  readonly id: string
  readonly value: unknown
}
export type TraceKind =
  'run' | 'skip' | 'action' | 'arguments' | 'branch' | 'round' | 'call' | 'variable' | 'result' | 'error' | 'error-branch' | 'end'

/** A call of a port. No answer came while the run went on when there is none. */
export interface RecordedCall {
  readonly name: string
  /** It gave a promise. */
  readonly isLater: boolean
  answer?: Answer
}

/** What one run did, together with the runs it called. */
export interface Recording {
  readonly workflowId: string
  readonly input: {
    readonly event: unknown
    readonly parameters: Readonly<Record<string, unknown>>
    readonly chain: readonly string[]
    /** What its place gave formulas, where that is more than the page. */
    readonly place?: RecordedPlace
  }
  readonly entries: readonly TraceEntry[]
  /** Entries that came before those and were left out. */
  readonly dropped: number
  readonly isEnded: boolean
  /** Answers to what the run asked, in order, for a replay; absent when there was no room for them. */
  readonly answers?: Answers
  /** Estimated bytes. */
  readonly size: number
}

export interface Answers {
  /** What formulas gave. */
  readonly values: readonly Answer[]
  readonly calls: readonly RecordedCall[]
  /** Readings of the runner's clock. */
  readonly times: readonly number[]
  readonly arrivals: readonly Arrival[]
  /** What formulas gave and what clocks showed was not kept: a rerun works it out, a replay cannot. */
  readonly isForRerun?: true
  /** False when some answer was no plain data or too large: a replay may go another way. */
  readonly isExact: boolean
}

/** What came from outside while the run waited: the answer to a call, or without one that the run was cancelled. */
export interface Arrival {
  /** How many entries there were. */
  readonly at: number
  readonly call?: number
}

/** What a run takes from outside. */
export interface World extends Pick<RunnerOptions, 'evaluate' | 'clock'> {
  readonly signal: CancelSignal
}

/** Records one run together with those it calls: stands between it and the world. */
export interface Tape extends Omit<World, 'signal'> {
  readonly note: (kind: TraceKind, id: string, value?: unknown) => void
  /** The ports with every call and answer recorded. */
  readonly host: (host: ActionPorts) => ActionPorts
  /** The run has ended; nothing more is recorded. */
  readonly end: () => void
}

/** Keeps what runs did. */
export interface Recorder {
  readonly begin: (
    workflowId: string,
    input: Pick<RunInput, 'event' | 'parameters' | 'chain'> & Partial<Pick<RunInput, 'scope'>>,
    world: World,
  ) => Tape
}

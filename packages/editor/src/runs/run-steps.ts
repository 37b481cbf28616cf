import type { TraceEntry } from '@heddle/workflow/trace'
import type { WatchedRows } from '@heddle/workflow/watch'
import type { Id } from '@heddle/document'
import type { KeptRun, RowsChange, ValueChange } from './run-log.ts'

/** A round of a loop, which is a step itself. */
export interface LoopRound {
  readonly step: number
  readonly round: number
}

/** One action of a run as a person steps through it. */
export interface RunStep {
  /** Position among the steps of the run. */
  readonly index: number
  readonly actionId: Id
  readonly workflowId: Id
  /** How many workflows, loops and branches are around it. */
  readonly depth: number
  /** Milliseconds since the run began. */
  readonly at: number
  readonly took: number | undefined
  readonly args: Readonly<Record<string, unknown>> | undefined
  readonly isSkipped: boolean
  readonly branch: string | undefined
  /** Rounds of a loop that began. */
  readonly rounds: number
  /** Loops around it, the innermost last, each by its step and the round that it was in, from 0. */
  readonly loops: readonly LoopRound[]
  readonly calls: readonly { readonly name: string; readonly args: unknown }[]
  readonly result: { readonly value: unknown } | undefined
  readonly error: { readonly message: string } | undefined
  readonly isCaught: boolean
  /** Entries of the run up to its end, those of its inside left out of what it changed. */
  readonly from: number
  readonly to: number
}

type Open = { -readonly [Key in keyof RunStep]: RunStep[Key] } & {
  readonly began: number
  calls: { name: string; args: unknown }[]
}

/** The actions of a run in the order they began. */
export function stepsOf({ entries, workflowId }: Pick<KeptRun, 'entries' | 'workflowId'>): readonly RunStep[] {
  const steps: Open[] = []
  const workflows: string[] = []
  /** Steps that began and did not end, innermost last. */
  const open: Open[] = []
  const start = entries[0]?.at ?? 0

  const begin = ({ id, at }: TraceEntry, from: number, isSkipped: boolean): Open => {
    const step: Open = {
      index: steps.length,
      actionId: id,
      workflowId: workflows.at(-1) ?? workflowId,
      depth: open.length,
      at: at - start,
      began: at,
      took: undefined,
      args: undefined,
      isSkipped,
      branch: undefined,
      rounds: 0,
      loops: open.flatMap(({ index, rounds }) => (rounds > 0 ? [{ step: index, round: rounds - 1 }] : [])),
      calls: [],
      result: undefined,
      error: undefined,
      isCaught: false,
      from,
      to: entries.length,
    }
    steps.push(step)
    return step
  }
  /** Ends a step, and those inside it that never said so (what they waited for was given up). */
  const end = (id: string, at: number, to: number): Open | undefined => {
    const found = open.findLastIndex((step) => step.actionId === id)
    if (found < 0) return steps.findLast((step) => step.actionId === id)
    for (const step of open.splice(found)) {
      step.took = at - step.began
      step.to = to
    }
    return steps.findLast((step) => step.actionId === id)
  }
  for (const [position, entry] of entries.entries()) {
    const { kind, id, at, value } = entry
    const step = open.findLast((one) => one.actionId === id)
    switch (kind) {
      case 'run':
        workflows.push(id)
        break
      case 'end':
        workflows.pop()
        break
      case 'skip':
        Object.assign(begin(entry, position, true), { took: 0, to: position + 1 })
        break
      case 'action':
        open.push(begin(entry, position, false))
        break
      case 'arguments':
        if (step) step.args = value as Open['args']
        break
      case 'round':
        if (step) step.rounds = Number(value) + 1
        break
      case 'branch': {
        const of = step ?? steps.findLast((one) => one.actionId === id)
        if (of) of.branch = value === 'catch' || value === 'finally' ? of.branch : String(value)
        if (of && value === 'catch') for (const one of steps) if (one.error && one.index > of.index) one.isCaught = true
        break
      }
      case 'call':
        open.at(-1)?.calls.push({ name: id, args: value })
        break
      case 'result': {
        const ended = end(id, at, position + 1)
        if (ended) ended.result = { value }
        break
      }
      case 'error': {
        const ended = end(id, at, position + 1)
        if (ended) ended.error = { message: messageOf(value) }
        break
      }
      default:
    }
  }
  return steps
}

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null ? String(Reflect.get(error, 'message')) : String(error)

/**
 * The step to look at in another round of a loop: the same action where it ran in that round, else the first of the round.
 * Nothing where no step of it is kept.
 */
export function stepInRound(
  steps: readonly RunStep[],
  { step, round }: LoopRound,
  like: RunStep | undefined,
): number | undefined {
  const inside = steps.filter(({ loops }) => loops.some((one) => one.step === step && one.round === round))
  return (inside.find(({ actionId, depth }) => actionId === like?.actionId && depth === like.depth) ?? inside[0])?.index
}

/** What changed while a step went on. */
export const changesOf = (
  { changes }: Pick<KeptRun, 'changes'>,
  { from, to }: Pick<RunStep, 'from' | 'to'>,
): readonly ValueChange[] => changes.filter(({ after }) => after > from && after <= to)

/** What other rows collections got while a step went on. */
export const rowChangesOf = (
  { rowChanges }: Pick<KeptRun, 'rowChanges'>,
  { from, to }: Pick<RunStep, 'from' | 'to'>,
): readonly RowsChange[] => rowChanges.filter(({ after }) => after > from && after <= to)

/** Values of all variables right after a step; without one when the run began. */
export function valuesAt(
  { values, changes }: Pick<KeptRun, 'values' | 'changes'>,
  step: Pick<RunStep, 'to'> | undefined,
): ReadonlyMap<string, unknown> {
  const then = new Map(values)
  for (const { after, id, to } of changes) if (step && after <= step.to) then.set(id, to)
  return then
}

/** What collections held right after a step, by id; without one when the run began. */
export function collectionsAt(
  { collections, rowChanges }: Pick<KeptRun, 'collections' | 'rowChanges'>,
  step: Pick<RunStep, 'to'> | undefined,
): ReadonlyMap<Id, WatchedRows> {
  const then = new Map(collections)
  for (const { after, to } of rowChanges) if (step && after <= step.to) then.set(to.id, to)
  return then
}

/** How a run stands, as one word. */
export type RunState = 'running' | 'held' | 'done' | 'handled' | 'stopped' | 'failed' | 'cancelled'

export function stateOf(run: KeptRun): RunState {
  if (run.isHeld) return 'held'
  const end = run.entries.findLast(({ kind, id }) => kind === 'end' && id === run.workflowId)
  const outcome = end?.value as { readonly status?: RunState; readonly handled?: unknown } | undefined
  if (!outcome?.status) return run.took === undefined ? 'running' : run.recording ? 'stopped' : 'cancelled'
  if (outcome.status !== 'done') return outcome.status
  return outcome.handled !== undefined || run.entries.some(({ kind }) => kind === 'error') ? 'handled' : 'done'
}

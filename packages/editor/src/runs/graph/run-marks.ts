import type { ActionRecord, Id, WorkflowRecord } from '@heddle/document'
import { keyOf } from '../../workflows/graph/layout-draft.ts'
import type { StepMark } from '../../workflows/graph/step-mark.ts'
import { duration } from '../run-names.ts'
import { stepInRound, type RunStep } from '../run-steps.ts'
import { breakpointKey } from '../slice.ts'

/** What a run says of the graph of one of its workflows. */
export interface RunMarks {
  readonly marks: ReadonlyMap<Id, StepMark>
  /** Keys of the ways that it went. */
  readonly ways: ReadonlySet<string>
}

/**
 * What a run did in a workflow: steps that it took, how long the one that is looked at took, and which ways it went between them.
 * Of an action that ran several times it is the time that is looked at, else the last.
 * @param at position of the step that is looked at
 */
export function marksOf(
  workflow: WorkflowRecord,
  steps: readonly RunStep[],
  {
    at,
    isHeld,
    breakpoints,
    onGo,
  }: {
    readonly at: number
    readonly isHeld: boolean
    readonly breakpoints: ReadonlyMap<string, string>
    /** Somebody asks for another round of a loop: the step in it. */
    readonly onGo: (at: number) => void
  },
): RunMarks {
  const own = steps.filter(({ workflowId }) => workflowId === workflow.id)
  const of = Map.groupBy(own, ({ actionId }) => actionId)
  const marks = new Map<Id, StepMark>()
  const ways = new Set<string>()
  for (const [id, action] of Object.entries(workflow.actions)) {
    const times = of.get(id) ?? []
    const around = steps[at]?.loops
    const isAround = ({ index }: RunStep): boolean => index === at || around?.some(({ step }) => step === index) === true
    const seen = times.find(isAround) ?? times.at(-1)
    const hasBreakpoint = breakpoints.has(breakpointKey(workflow.id, id))
    const rounds = seen && roundsOf(steps, steps[at], seen, onGo)
    marks.set(id, {
      state: stateOf(seen, isHeld),
      hasBreakpoint,
      ...(seen && { duration: duration(seen.took) }),
      ...(rounds && { rounds }),
    })
    if (times.length > 0) for (const way of waysFrom(id, action, times, of)) ways.add(way)
  }
  const isIn = (id: Id | undefined): boolean => id !== undefined && of.has(id)
  if (isIn(workflow.firstAction) || own.length > 0) ways.add(keyOf({ from: 'start' }))
  if (isIn(workflow.firstErrorAction)) ways.add(keyOf({ from: 'error' })).add('to error')
  return { marks, ways }
}

/** Of a loop with more than one round, which of them is looked at, and how to look at another. */
function roundsOf(
  steps: readonly RunStep[],
  looked: RunStep | undefined,
  { index, rounds }: RunStep,
  onGo: (at: number) => void,
): StepMark['rounds'] {
  if (rounds < 2) return undefined
  return {
    at: looked?.loops.find(({ step }) => step === index)?.round,
    count: rounds,
    onGo(round) {
      const next = stepInRound(steps, { step: index, round }, looked)
      if (next !== undefined) onGo(next)
    },
  }
}

function stateOf(step: RunStep | undefined, isHeld: boolean): NonNullable<StepMark['state']> {
  if (!step || step.isSkipped) return 'skipped'
  if (step.error) return 'failed'
  if (step.took === undefined) return isHeld ? 'paused' : 'running'
  return 'taken'
}

/** Ways that lead on from an action that ran: to the next one, into branches that were taken, and around a loop. */
function waysFrom(
  id: Id,
  { next, branches = [] }: ActionRecord,
  times: readonly RunStep[],
  of: ReadonlyMap<Id, readonly RunStep[]>,
): readonly string[] {
  const ways: string[] = []
  const hasEnded = times.some(({ isSkipped, result }) => isSkipped || result !== undefined)
  if (next === undefined ? hasEnded : of.has(next)) ways.push(keyOf({ from: 'next', action: id }))
  const rounds = Math.max(...times.map((time) => time.rounds))
  if (rounds > 0) ways.push(keyOf({ from: 'loop', action: id }))
  if (rounds > 1) ways.push(`${id} round`)
  for (const [branch, { id: first, value }] of branches.entries()) {
    const isTaken = first === undefined ? times.some((time) => time.branch === String(value)) : of.has(first)
    if (!isTaken) continue
    const key = keyOf({ from: 'branch', action: id, branch })
    ways.push(key)
    if (hasEnded) ways.push(`${key} end`)
  }
  return ways
}

/** The step of an action that is nearest to the one that is looked at: later ones first, so that pressing it again goes round. */
export function stepOfAction(steps: readonly RunStep[], actionId: Id, at: number): number | undefined {
  const times = steps.filter((step) => step.actionId === actionId)
  return (times.find(({ index }) => index > at) ?? times[0])?.index
}

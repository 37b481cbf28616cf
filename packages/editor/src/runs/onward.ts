import type { Id, WorkflowRecord } from '@heddle/document'
import type { TryMessage } from '@heddle/workflow/watch'
import type { KeptRequest, KeptRun } from './run-log.ts'
import { stepsOf, valuesAt, type RunStep } from './run-steps.ts'

/** How a run goes on from one of its steps. */
export interface Onward {
  /** The action that begins: that of the step, or the outermost one around it. */
  readonly actionId: Id
  /** The step stands inside of it: a round of a loop, or a branch, begins with what is around it. */
  readonly isAround: boolean
  readonly workflowId: Id
  /** Values of the variables right before it began. */
  readonly values: ReadonlyMap<string, unknown>
  readonly results: Readonly<Record<Id, unknown>>
}

/** How a run of this workflow goes on from a step: with the values of that moment and what the actions before it gave. */
export function onwardFrom(run: KeptRun, at: number, workflow: WorkflowRecord | undefined): Onward | undefined {
  const steps = stepsOf(run)
  const step = steps[at]
  if (!step || !workflow) return undefined
  const first = outermost(steps, step, run.workflowId)
  if (!first || !workflow.actions[first.actionId]) return undefined
  const before = steps.filter(({ index, result }) => index < first.index && result !== undefined)
  const values = valuesAt(run, { to: first.from })
  return {
    actionId: first.actionId,
    isAround: first !== step,
    workflowId: run.workflowId,
    values,
    results: Object.fromEntries(before.map(({ actionId, result }) => [actionId, result?.value])),
  }
}

/** The step of the run's own workflow that holds this one: itself where nothing is around it. */
function outermost(steps: readonly RunStep[], step: RunStep, workflowId: Id): RunStep | undefined {
  return steps.slice(0, step.index + 1).findLast((one) => one.depth === 0 && one.workflowId === workflowId)
}

/** What the draft is told. */
export const onwardMessage = (
  { input }: Pick<KeptRun, 'input'>,
  { actionId, workflowId, values, results }: Onward,
  tried: Readonly<Record<string, unknown>>,
): TryMessage => ({
  type: 'try',
  workflowId,
  event: input.event,
  parameters: input.parameters as Readonly<Record<string, unknown>>,
  ...(input.place && { place: input.place }),
  actionId,
  isOnward: true,
  results,
  values: { ...Object.fromEntries(values), ...tried },
})

/** What servers were asked from a step of a run on, the first one first. */
export function sentFrom(requests: readonly KeptRequest[], run: KeptRun, at: number): readonly KeptRequest[] {
  const from = run.began + (stepsOf(run)[at]?.at ?? 0)
  const to = run.took === undefined ? Infinity : run.began + run.took
  return requests.filter(({ began }) => began >= from && began <= to)
}

import type { PublishedAction } from '@heddle/document/published'
import type { Outcome } from '@heddle/kit'
import { runEach, runTry, runWhile } from './loops.ts'
import { MESSAGES } from './messages.ts'
import { fail, isFailure, settle, type Flow, type Run, type Step } from './run.ts'

export type Nested = Extract<Outcome, { readonly type: 'each' | 'while' | 'try' | 'run' }>

/** Loops, try branches and called workflows: what runs other chains, one level deeper. */
export async function runNested(run: Run, id: string, action: PublishedAction, outcome: Nested): Promise<Step> {
  const { family } = run
  if (family.depth >= family.limits.depth) throw new Error(MESSAGES.tooDeep(family.limits.depth))
  family.depth += 1
  try {
    const step = await runOutcome(run, id, action, outcome)
    return isFailure(step) ? fail(run, id, step) : step
  } finally {
    family.depth -= 1
  }
}

function runOutcome(run: Run, id: string, action: PublishedAction, outcome: Nested): Promise<Step> {
  const body = () => run.chain(action.loop)
  switch (outcome.type) {
    case 'each':
      return runEach(run, id, outcome.items, body, action.loop !== undefined)
    case 'while':
      return runWhile(run, id, outcome.condition, body)
    case 'try':
      return runTry(run, id, (value) => runBranch(run, id, action, value))
    case 'run':
      return callWorkflow(run, id, outcome)
  }
}

async function callWorkflow(run: Run, id: string, called: Extract<Outcome, { readonly type: 'run' }>): Promise<Step> {
  const outcome = await run.call(called.workflowId, called.parameters)
  if (outcome.status === 'failed') return outcome.error
  return outcome.status === 'cancelled' ? 'cancelled' : settle(run, id, { result: outcome.result })
}

/** A branch of a try action, in a frame of its own; nothing when there is none. */
async function runBranch(
  { family, locals, chain }: Run,
  actionId: string,
  action: PublishedAction,
  value: string,
): Promise<Flow> {
  const branch = action.branches?.find((one) => one.value === value)
  if (branch === undefined) return 'end'
  family.note('branch', actionId, value)
  const { length } = locals
  const flow = await chain(branch.id)
  locals.length = length
  return flow
}

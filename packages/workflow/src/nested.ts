import type { PublishedAction } from '@heddle/document/published'
import type { Outcome } from '@heddle/kit'
import { runEach, runTry, runWhile, type Looped } from './loops.ts'
import { MESSAGES } from './messages.ts'
import type { Flow, Run } from './run.ts'

export type Nested = Extract<Outcome, { readonly type: 'each' | 'while' | 'try' | 'run' }>

/** Loops, try branches and called workflows: what runs other chains, one level deeper. */
export async function runNested(run: Run, id: string, action: PublishedAction, outcome: Nested): Promise<Looped> {
  const { family } = run
  if (family.depth >= family.limits.depth) throw new Error(MESSAGES.tooDeep(family.limits.depth))
  family.depth += 1
  try {
    switch (outcome.type) {
      case 'each':
        return await runEach(run, id, outcome.items, () => run.chain(action.loop))
      case 'while':
        return await runWhile(run, id, outcome.condition, () => run.chain(action.loop))
      case 'try':
        return await runTry(run, id, (value) => runBranch(run, id, action, value))
      case 'run':
        return await callWorkflow(run, outcome)
    }
  } finally {
    family.depth -= 1
  }
}

async function callWorkflow(run: Run, { workflowId, parameters }: Extract<Outcome, { readonly type: 'run' }>): Promise<Looped> {
  const { outcome, failure } = await run.call(workflowId, parameters)
  return failure ?? (outcome.status === 'cancelled' ? 'cancelled' : { result: outcome.result })
}

/** A branch of a try action, in a frame of its own; nothing when there is none. */
async function runBranch(run: Run, actionId: string, { branches }: PublishedAction, value: string): Promise<Flow> {
  const branch = branches?.find((one) => one.value === value)
  if (branch === undefined) return 'end'
  run.family.tape?.note('branch', actionId, value)
  const outer = run.locals.enter()
  const flow = await run.chain(branch.id)
  run.locals.leave(outer)
  return flow
}

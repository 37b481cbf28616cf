import type { PublishedAction } from '@heddle/document/published'
import { ownOf } from './own-of.ts'
import { perform } from './perform.ts'
import type { Flow, Run } from './run.ts'
import { breathe, isPromise, needsBreath } from './waiting.ts'

/** Where to go on after a branch. */
interface Rejoin {
  readonly next: string | undefined
  /** Workflow variables there were before it. */
  readonly locals: number
}

/** Runs actions one after another from the first one, through branches and back (logic reference 2.2). */
export async function runChain(run: Run, first: string | undefined): Promise<Flow> {
  const { family, locals, workflow } = run
  const rejoins: Rejoin[] = []
  let id = first
  for (let count = 1; ; count += 1) {
    while (id === undefined) {
      const rejoin = rejoins.pop()
      if (rejoin === undefined) return 'end'
      locals.length = rejoin.locals
      id = rejoin.next
    }
    if (needsBreath(run)) await breathe(run)
    if (family.signal.aborted) return 'cancelled'
    const action = ownOf(workflow.actions, id) as PublishedAction | undefined
    // Awaited only where needed: an event can be stopped only in the turn it came in.
    const performed = perform(run, id, action, count)
    const step = isPromise(performed) ? await performed : performed
    if (step !== 'end' && step !== 'split') return step
    const branch = step === 'split' ? branchFor(action, run.last) : undefined
    if (branch === undefined) id = action?.next
    else {
      family.note('branch', id, branch.value)
      rejoins.push({ next: action?.next, locals: locals.length })
      id = branch.id
    }
  }
}

const branchFor = (action: PublishedAction | undefined, result: unknown) =>
  action?.branches?.find((branch) => !branch.isDefault && branch.value === result) ??
  action?.branches?.find((branch) => branch.isDefault)

import type { PublishedAction } from '@heddle/document/published'
import { toErrorValue } from './error-value.ts'
import type { Frame } from './locals.ts'
import { MESSAGES } from './messages.ts'
import { perform } from './perform.ts'
import { fail, type Failure, type Flow, type Run } from './run.ts'
import { breathe, isPromise, needsBreath } from './waiting.ts'

/** Where to go on after a branch. */
interface Rejoin {
  readonly next: string | undefined
  readonly frame: Frame
}

/** Runs actions one after another from the first one, through branches and back (logic reference 2.2). */
export async function runChain(run: Run, first: string | undefined): Promise<Flow> {
  const { family } = run
  const rejoins: Rejoin[] = []
  let id = first
  for (let count = 1; ; count += 1) {
    while (id === undefined) {
      const rejoin = rejoins.pop()
      if (rejoin === undefined) return 'end'
      run.locals.leave(rejoin.frame)
      id = rejoin.next
    }
    const now = family.clock.now()
    if (needsBreath(run, now)) await breathe(run)
    if (family.signal.aborted) return 'cancelled'
    const action = Object.hasOwn(run.workflow.actions, id) ? run.workflow.actions[id] : undefined
    if (action === undefined) return refuse(run, id, MESSAGES.actionNotFound(id))
    if (count > family.limits.chainActions) return refuse(run, id, MESSAGES.leadsBack(family.limits.chainActions))
    if (family.actionsLeft <= 0) return refuse(run, id, MESSAGES.tooManyActions(family.limits.actions), true)
    family.actionsLeft -= 1
    if (action.disabled) {
      family.tape?.note('skip', id)
      id = action.next
      continue
    }
    // Awaited only where needed: an event can be stopped only in the turn it came in.
    const performed = perform(run, id, action)
    const step = isPromise(performed) ? await performed : performed
    if (typeof step === 'string' || 'error' in step) return step
    const branch = step.isBranching ? branchFor(action, step.result) : undefined
    if (branch === undefined) id = action.next
    else {
      family.tape?.note('branch', id, branch.value)
      rejoins.push({ next: action.next, frame: run.locals.enter() })
      id = branch.id
    }
  }
}

/** An action that cannot be run at all. */
function refuse(run: Run, actionId: string, message: string, isFinal = false): Failure {
  return fail(run, actionId, toErrorValue(new Error(message), actionId), isFinal)
}

const branchFor = ({ branches }: PublishedAction, result: unknown) =>
  branches?.find((branch) => !branch.isDefault && branch.value === result) ?? branches?.find((branch) => branch.isDefault)

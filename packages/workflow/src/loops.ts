import { MESSAGES } from './messages.ts'
import { isFailure, isSpent, settle, type ActionResult, type Flow, type Run } from './run.ts'
import { breathe, needsBreath } from './waiting.ts'

/** Runs the loop's body; the chain of one round. */
export type Body = () => Promise<Flow>

type Round = NonNullable<ActionResult['loop']>

/** Rounds in frames of their own, as long as there is a next one. */
async function runRounds(run: Run, actionId: string, next: (index: number) => Round | undefined, body: Body): Promise<Flow> {
  const { family, locals } = run
  let entry: ActionResult = { result: undefined }
  for (let loop = next(0); loop; loop = next(loop.index + 1)) {
    run.results[actionId] = { loop }
    run.last = undefined
    family.note('round', actionId, loop.index)
    const { length } = locals
    const flow = await body()
    locals.length = length
    if (needsBreath(run)) await breathe(run)
    if (family.signal.aborted) return 'cancelled'
    if (isFailure(flow) || flow === 'return') return flow
    // A pass-through condition ends only the round.
    entry = { result: run.last, loop }
    if (flow === 'break') break
  }
  settle(run, actionId, entry)
  return 'end'
}

/** Once for each item; the items are those from before the first round. */
export function runEach(run: Run, actionId: string, list: readonly unknown[], body: Body, hasActions: boolean): Promise<Flow> {
  const { actionsLeft } = run.family
  // Every round takes an action at least: what cannot be done is not begun.
  if (hasActions && list.length > actionsLeft) throw new Error(MESSAGES.tooManyItems(list.length, actionsLeft))
  const items = [...list]
  return runRounds(run, actionId, (index) => (index < items.length ? { index, item: items[index], items } : undefined), body)
}

/** While the condition holds; bounded between two waits, because a page that hangs cannot be left. One that waits may tick on. */
export function runWhile(run: Run, actionId: string, condition: () => unknown, body: Body): Promise<Flow> {
  const { family } = run
  const { limits, clock } = family
  /** Since when, and since which round, it has worked without a wait. */
  let since = clock.now()
  let first = 0
  function next(index: number): Round | undefined {
    if (!condition()) return undefined
    if (family.waitedAt > since) [since, first] = [family.waitedAt, index]
    if (index - first >= limits.rounds) throw new Error(MESSAGES.tooManyRounds(limits.rounds))
    if (clock.now() - since < limits.busyTime) return { index }
    throw new Error(MESSAGES.tooLong(limits.busyTime / 1000))
  }
  return runRounds(run, actionId, next, body)
}

/** `try`, then `catch` when it failed, then `finally` whatever happened; but nothing more once the run is cancelled. */
export async function runTry(run: Run, actionId: string, branch: (value: string) => Promise<Flow>): Promise<Flow> {
  const { family, results } = run
  results[actionId] = {}
  let flow = await branch('try')
  if (isFailure(flow) && !isSpent(family)) {
    results[actionId] = { error: flow }
    run.last = undefined
    flow = await branch('catch')
  }
  const result = run.last
  if (flow === 'cancelled' || isSpent(family)) return flow
  const after = await branch('finally')
  if (after !== 'end') return after
  if (flow === 'end') settle(run, actionId, { ...results[actionId], result })
  return flow
}

import type { PublishedAction } from '@heddle/document/published'
import { MESSAGES } from './messages.ts'
import { isSpent, type Family, type Run } from './run.ts'

/** Throws what keeps an action from running as this one of its chain. */
export function admit(
  family: Family,
  id: string,
  action: PublishedAction | undefined,
  count: number,
): asserts action is PublishedAction {
  const { limits } = family
  if (action === undefined) throw new Error(MESSAGES.actionNotFound(id))
  if (count > limits.chainActions) throw new Error(MESSAGES.leadsBack(limits.chainActions))
  family.actionsLeft -= 1
  if (isSpent(family)) throw new Error(MESSAGES.tooManyActions(limits.actions))
}

/** Evaluates the arguments of an action and calls its body. Throws what either throws. */
export function startAction(run: Run, actionId: string, action: PublishedAction): unknown {
  const { note, options, signal } = run.family
  run.actionId = actionId
  note('action', actionId, action.type)
  const body = options.bodyOf(action.type)
  if (body === undefined) throw new Error(MESSAGES.unknownType(action.type))
  const args = argumentsOf(run, action)
  note('arguments', actionId, args)
  return body({ args, host: run.host, signal })
}

function argumentsOf({ family, scope }: Run, action: PublishedAction): Readonly<Record<string, unknown>> {
  const args: Record<string, unknown> = {}
  for (const name of Object.keys(action.args)) {
    const value = action.args[name]
    if (name === '__proto__') continue
    else if (action.conditions?.includes(name)) args[name] = () => family.evaluate(value, scope)
    else args[name] = typeof value === 'object' && value !== null ? family.evaluate(value, scope) : value
  }
  return args
}

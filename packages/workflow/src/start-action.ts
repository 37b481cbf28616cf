import type { PublishedAction } from '@heddle/document/published'
import { MESSAGES } from './messages.ts'
import type { Run } from './run.ts'

/** Evaluates the arguments of an action and calls its body. Throws what either throws. */
export function startAction(run: Run, actionId: string, action: PublishedAction): unknown {
  const { tape, signal } = run.family
  run.actionId = actionId
  tape?.note('action', actionId, action.type)
  const body = run.bodyOf(action.type)
  if (body === undefined) throw new Error(MESSAGES.unknownType(action.type))
  const args = argumentsOf(run, action)
  tape?.note('arguments', actionId, args)
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

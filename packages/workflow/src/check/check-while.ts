import type { PublishedAction, PublishedWorkflow } from '@heddle/document/published'
import type { ActionDefinition } from '@heddle/kit'
import { alwaysHolds } from './check-arguments.ts'
import { MESSAGES } from './messages.ts'
import { reachable } from './targets.ts'
import type { CheckOptions, Report } from './types.ts'

/** The action that ends a loop, perhaps. */
const BREAK = 'break'

/** The parameter that an action evaluates itself, round after round. */
const conditionOf = (definition: ActionDefinition | undefined) =>
  Object.entries(definition?.parameters ?? {}).find(([, { kind }]) => kind === 'condition')?.[0]

/** A while loop whose condition always holds, with nothing in its body that could end it, or lets time pass: a clock ticks for ever. */
export function checkWhile(
  workflow: PublishedWorkflow,
  actionId: string,
  action: PublishedAction,
  { definitionOf }: CheckOptions,
  report: Report,
): void {
  const definition = definitionOf(action.type)
  const condition = definition?.branches === 'loop' ? conditionOf(definition) : undefined
  if (condition === undefined || !alwaysHolds(action.args[condition])) return
  const body = reachable(workflow, action.loop === undefined ? [] : [action.loop], () => false)
  const isMeant = [...body].some((id) => {
    const inside = workflow.actions[id]
    const other = inside && !inside.disabled && id !== actionId ? definitionOf(inside.type) : undefined
    return other && (other.ends || other.waits || inside?.type === BREAK)
  })
  if (!isMeant) report({ code: 'endless-loop', severity: 'error', message: MESSAGES.alwaysTrue, actionId })
}

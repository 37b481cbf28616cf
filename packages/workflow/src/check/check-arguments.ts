import { isPublishedBinding, type PublishedAction, type PublishedWorkflow } from '@heddle/document/published'
import type { ActionDefinition, ActionParameter } from '@heddle/kit'
import { bindingsIn } from './bindings-in.ts'
import { MESSAGES } from './messages.ts'
import type { CheckOptions, Report } from './types.ts'

/** Kinds that name something of the project: without it the action can only fail. */
const NAMING: ReadonlySet<ActionParameter['kind']> = new Set([
  'variable',
  'collection',
  'page',
  'workflow',
  'popup',
  'node',
  'plugin',
  'trigger',
])

/** Parameters that are not chosen, and formulas that cannot work. */
export function checkArguments(
  workflow: PublishedWorkflow,
  actionId: string,
  action: PublishedAction,
  definition: ActionDefinition,
  workflowIds: ReadonlySet<string>,
  { checkFormula }: CheckOptions,
  report: Report,
): void {
  for (const [name, parameter] of Object.entries(definition.parameters)) {
    const value = Object.hasOwn(action.args, name) ? action.args[name] : parameter.default
    const isEmpty = [value].flat().every((one) => one === undefined || one === null || one === '')
    if (NAMING.has(parameter.kind) && isEmpty && (parameter.when?.(action.args) ?? true)) {
      const message = MESSAGES.missingParameter(parameter.label.en)
      report({ code: 'missing-parameter', severity: 'error', message, actionId, parameter: name })
    } else if (parameter.kind === 'workflow' && typeof value === 'string' && !workflowIds.has(value)) {
      const message = MESSAGES.missingWorkflow
      report({ code: 'missing-workflow', severity: 'error', message, actionId, parameter: name })
    }
  }
  for (const binding of bindingsIn(action.args)) {
    const message = checkFormula?.(binding, workflow)
    if (message !== undefined) report({ code: 'broken-formula', severity: 'error', message, actionId })
  }
}

/** A condition that can be seen to hold always. */
export function alwaysHolds(value: unknown): boolean {
  if (!isPublishedBinding(value)) return Boolean(value)
  return value.tree[0] === 'l' && Boolean(value.tree[1])
}

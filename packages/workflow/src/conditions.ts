import { isPublishedBinding, type PublishedWorkflow } from '@heddle/document/published'
import { ownOf } from './own-of.ts'
import { createScope } from './scope.ts'
import type { Evaluate, RunInput } from './types.ts'

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/**
 * Whether the event is one that the workflow asks for (logic reference 2.3): every value that is not empty equals the event's
 * under the same key, or the formula gives something truthy. Throws what a formula throws.
 */
export function meetsConditions(
  { triggerConditions: conditions }: PublishedWorkflow,
  { scope, event }: RunInput,
  evaluate: Evaluate,
): boolean {
  if (conditions === undefined) return true
  const names = createScope(scope, event, { workflow: {}, parameters: {}, variables: {} })
  if (isPublishedBinding(conditions)) return Boolean(evaluate(conditions, names))
  return Object.entries(conditions).every(([key, condition]) => {
    const wanted = evaluate(condition, names)
    return isEmpty(wanted) || wanted === ownOf(event, key)
  })
}

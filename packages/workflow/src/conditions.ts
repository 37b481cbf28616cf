import { isPublishedBinding, type PublishedWorkflow } from '@heddle/document/published'
import type { Evaluate } from './types.ts'

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/**
 * Whether the event is one that the workflow asks for (logic reference 2.3): every value that is not empty equals the event's
 * under the same key, or the formula gives something truthy. Throws what a formula throws.
 */
export function meetsConditions(
  { triggerConditions: conditions }: PublishedWorkflow,
  event: unknown,
  scope: object,
  evaluate: Evaluate,
): boolean {
  if (conditions === undefined) return true
  if (isPublishedBinding(conditions)) return Boolean(evaluate(conditions, scope))
  return Object.entries(conditions).every(([key, condition]) => {
    const wanted = evaluate(condition, scope)
    return isEmpty(wanted) || wanted === ownOf(event, key)
  })
}

const ownOf = (event: unknown, key: string): unknown =>
  typeof event === 'object' && event !== null && Object.hasOwn(event, key) ? Reflect.get(event, key) : undefined

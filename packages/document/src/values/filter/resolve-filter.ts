import { isEmpty } from './is-empty.ts'
import type { FilterLeaf, FilterNode, FilterOperator } from './types.ts'

/** A filter with its values evaluated; what does not filter is left out. */
export type ResolvedFilter = { readonly any: boolean; readonly conditions: readonly ResolvedFilter[] } | ResolvedLeaf

export interface ResolvedLeaf {
  readonly field: string
  readonly operator: FilterOperator
  readonly value: unknown
}

/**
 * Evaluates the values of a filter, those only that count now. `undefined` when nothing is left to filter by: `if` is false,
 * there are no conditions, or all of them ignore an empty value.
 */
export function resolveFilter<V>(
  node: FilterNode<V> | FilterLeaf<V>,
  evaluate: (value: V) => unknown,
): ResolvedFilter | undefined {
  if (!('conditions' in node)) return resolveLeaf(node, evaluate)
  if (node.if !== undefined && !evaluate(node.if)) return undefined
  const conditions = node.conditions
    .map((condition) => resolveFilter(condition, evaluate))
    .filter((condition) => condition !== undefined)
  if (conditions.length < 2) return conditions[0]
  return { any: node.link === '$or', conditions }
}

function resolveLeaf<V>(
  { field, operator, value, isEmptyIgnored }: FilterLeaf<V>,
  evaluate: (value: V) => unknown,
): ResolvedFilter | undefined {
  const resolved = value === undefined ? undefined : evaluate(value)
  const isIgnored =
    typeof isEmptyIgnored === 'boolean' ? isEmptyIgnored : isEmptyIgnored !== undefined && evaluate(isEmptyIgnored)
  return isIgnored && isEmpty(resolved) ? undefined : { field, operator, value: resolved }
}

/** Whether two evaluated filters keep the same rows: same shape and identical values, lists item by item. */
export function isSameFilter(left: ResolvedFilter | undefined, right: ResolvedFilter | undefined): boolean {
  if (left === undefined || right === undefined) return left === right
  if ('field' in left || 'field' in right) {
    if (!('field' in left && 'field' in right)) return false
    return left.field === right.field && left.operator === right.operator && isSameValue(left.value, right.value)
  }
  return (
    left.any === right.any &&
    left.conditions.length === right.conditions.length &&
    left.conditions.every((condition, at) => isSameFilter(condition, right.conditions[at]))
  )
}

function isSameValue(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false
  return left.every((item, at) => Object.is(item, right[at]))
}

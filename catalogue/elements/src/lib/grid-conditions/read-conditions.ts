import { toText } from '@heddle/kit/react'
import type { Condition } from '../grid/conditions.ts'
import type { ColumnFilter } from '../grid/filter-rows.ts'
import { isComplete, MOST_CONDITIONS, type ComparedAs } from './operators.ts'

/** Conditions as they were given, as far as they can be. */
export function readConditions(
  { conditions, link }: ColumnFilter,
  as: ComparedAs,
): { readonly conditions: readonly Condition[]; readonly link: '$and' | '$or' } {
  const given: readonly unknown[] = (conditions ?? []).slice(0, MOST_CONDITIONS)
  return {
    conditions: given.map(readCondition).filter((one) => isComplete(one, as)),
    link: link === '$or' ? link : '$and',
  }
}

function readCondition(given: unknown): Condition {
  const { operator, value, to } = Object(given) as Readonly<Record<keyof Condition, unknown>>
  return { operator: toText(operator), value: toText(value), to: toText(to) }
}

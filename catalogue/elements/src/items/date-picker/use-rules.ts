import { useMemo } from 'react'
import { picksOf } from './picks.ts'
import { readRules, type RuleFields, type Rules } from './rules.ts'

/** What may be picked, read anew only when the fields are others: lists of dates may be long. */
export function useRules(fields: RuleFields, zone: string): Rules {
  return useMemo(() => readRules(fields, zone), [fields, zone])
}

/** What a value picks, the same list while it is the same value. */
export function usePicks(rules: Rules, value: unknown, zone: string): readonly number[] {
  return useMemo(() => picksOf(rules, value, zone), [rules, value, zone])
}

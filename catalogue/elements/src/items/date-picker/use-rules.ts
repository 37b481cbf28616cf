import { useMemo } from 'react'
import { readRules, type RuleFields, type Rules } from './rules.ts'

/** What may be picked, read anew only when the fields are others: lists of dates may be long. */
export function useRules(fields: RuleFields, zone: string): Rules {
  return useMemo(() => readRules(fields, zone), [fields, zone])
}

import { parsePattern } from '../../regex/parse-pattern.ts'
import { VALUE_MESSAGES } from '../messages.ts'
import { never } from './compare-tests.ts'
import { searchedText } from './text-tests.ts'
import type { FilterOptions, ValueTest } from './types.ts'

/**
 * A pattern written `/pattern/flags`; anything else is the empty pattern, which fits everything. null and undefined are an
 * empty text, other values their JSON text. A pattern that cannot be used is reported and fits nothing, `not` or not.
 */
export function matches(wanted: unknown, isNegated: boolean, field: string, { pattern, report }: FilterOptions): ValueTest {
  const written = parsePattern(wanted)
  if (written === undefined) return () => !isNegated
  const fail = (reason: string) => report?.(VALUE_MESSAGES.badPattern(field, reason))
  if (pattern === undefined) {
    fail(VALUE_MESSAGES.noPatterns)
    return never
  }
  let compiled
  try {
    compiled = pattern(written.source, written.flags)
  } catch (error) {
    fail(reasonOf(error))
    return never
  }
  const { test } = compiled
  let isReported = false
  return (value) => {
    try {
      return test(value === null || value === undefined ? '' : searchedText(value)) !== isNegated
    } catch (error) {
      if (!isReported) fail(reasonOf(error))
      isReported = true
      return false
    }
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

import type { FunctionHost } from '@heddle/kit'
import { spendLong } from '../budget/spend-long.ts'

/** What tells values that are the same as one (`===`); comparing long texts is counted. */
export function sameAs(host: FunctionHost, wanted: unknown): (value: unknown) => boolean {
  if (typeof wanted !== 'string') return (value) => value === wanted
  return (value) => {
    // Only texts of one length are compared by their characters.
    if (typeof value !== 'string' || value.length !== wanted.length) return false
    spendLong(host, value)
    return value === wanted
  }
}

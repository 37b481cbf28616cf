import type { FunctionHost } from '@heddle/kit'
import { spendLong } from '../budget/spend-long.ts'

/** Whether two values are the same (`===`); comparing long texts is counted. */
export function isSame(host: FunctionHost, wanted: unknown, value: unknown): boolean {
  // Only texts of one length are compared by their characters.
  if (typeof wanted === 'string' && typeof value === 'string' && value.length === wanted.length) spendLong(host, value)
  return value === wanted
}

/** What tells values that are the same as one. */
export function sameAs(host: FunctionHost, wanted: unknown): (value: unknown) => boolean {
  if (typeof wanted !== 'string') return (value) => value === wanted
  return (value) => isSame(host, wanted, value)
}

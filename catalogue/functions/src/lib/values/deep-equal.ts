import type { FunctionHost } from '@heddle/kit'
import { spendLong } from '../budget/spend-long.ts'
import { MAX_VALUE_DEPTH } from '../limits.ts'
import { MESSAGES } from '../messages.ts'
import { instantOf } from './instant-of.ts'
import { isPlainObject } from './is-empty.ts'

/** Same structure and values; the order of keys does not matter, NaN equals NaN (logic reference 1.8). Counts its own work. */
export function deepEqual(host: FunctionHost, a: unknown, b: unknown, depth = 0): boolean {
  // Only texts of one length are compared by their characters.
  if (typeof a === 'string' && typeof b === 'string' && a.length === b.length) spendLong(host, a)
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (depth > MAX_VALUE_DEPTH) throw new Error(MESSAGES.tooDeep)
  host.spend(1)
  if (Array.isArray(a)) return Array.isArray(b) && equalLists(host, a, b, depth)
  if (a instanceof Date) return b instanceof Date && Object.is(instantOf(a), instantOf(b))
  return isPlainObject(a) && isPlainObject(b) && equalObjects(host, a, b, depth)
}

function equalLists(host: FunctionHost, a: readonly unknown[], b: readonly unknown[], depth: number): boolean {
  if (a.length !== b.length) return false
  host.spend(a.length)
  for (let at = 0; at < a.length; at += 1) if (!deepEqual(host, a[at], b[at], depth + 1)) return false
  return true
}

type Values = Readonly<Record<string, unknown>>

function equalObjects(host: FunctionHost, a: Values, b: Values, depth: number): boolean {
  const keys = Object.keys(a)
  host.spendKeys(keys.length)
  const { length } = Object.keys(b)
  host.spendKeys(length)
  if (keys.length !== length) return false
  return keys.every((key) => Object.hasOwn(b, key) && deepEqual(host, a[key], b[key], depth + 1))
}

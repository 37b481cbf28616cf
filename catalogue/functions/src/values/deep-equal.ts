import type { FunctionHost } from '@heddle/kit'
import { MAX_VALUE_DEPTH } from '../limits.ts'
import { MESSAGES } from '../messages.ts'
import { isPlainObject } from './is-empty.ts'

/** Same structure and values; the order of keys does not matter, NaN equals NaN (logic reference 1.8). Counts its own work. */
export function deepEqual(host: FunctionHost, a: unknown, b: unknown, depth = 0): boolean {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (depth > MAX_VALUE_DEPTH) throw new Error(MESSAGES.tooDeep)
  host.spend(1)
  if (Array.isArray(a)) return Array.isArray(b) && equalLists(host, a, b, depth)
  if (a instanceof Date) return b instanceof Date && Object.is(a.getTime(), b.getTime())
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
  host.spend(keys.length)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => Object.hasOwn(b, key) && deepEqual(host, a[key], b[key], depth + 1))
}

import type { FunctionHost } from '@heddle/kit'
import { instantOf } from './instant-of.ts'
import { toJson } from './to-json.ts'

/** A value as a text to join or show: nothing for `null` and `undefined`, JSON for lists and objects. Counts its own work. */
export function toText(host: FunctionHost, value: unknown): string {
  if (typeof value === 'string') return value
  if (value === undefined || value === null || typeof value === 'function') return ''
  if (typeof value !== 'object') return String(value)
  return value instanceof Date ? dateText(value) : toJson(host, value)
}

function dateText(date: Date): string {
  const instant = instantOf(date)
  return Number.isNaN(instant) ? '' : new Date(instant).toISOString()
}

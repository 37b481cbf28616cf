import type { TraceEntry } from './types.ts'

/** Whether two copied values are equal: plain data and dates, compared by content. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  if (a instanceof Date || b instanceof Date) return a instanceof Date && b instanceof Date && Object.is(+a, +b)
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(Reflect.get(a, key), Reflect.get(b, key)))
  )
}

/** Whether the same happened, whenever it did: how long a run took is no part of its states. */
export const isSameStep = (a: TraceEntry | undefined, b: TraceEntry | undefined): boolean =>
  isSame(a && { ...a, at: 0 }, b && { ...b, at: 0 })

import { MESSAGES } from '../messages.ts'

/** A name of a key or a cookie. */
export function requireKey(key: unknown): string {
  if (typeof key === 'number') return String(key)
  if (typeof key !== 'string' || key === '') throw new Error(MESSAGES.noKey)
  return key
}

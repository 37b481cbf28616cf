import type { FunctionHost } from '@heddle/kit'
import { FORBIDDEN_KEYS } from '../limits.ts'
import { MESSAGES } from '../messages.ts'
import { toText } from '../values/to-text.ts'

/** A key of an object: a text or a number; throws, naming it, for an empty one and for what is no key. */
export function requireKey(host: FunctionHost, value: unknown): string {
  const key = toText(host, value)
  if (key === '' || typeof value === 'object') throw new Error(MESSAGES.badKey(key.slice(0, 50)))
  if (FORBIDDEN_KEYS.has(key)) throw new Error(MESSAGES.forbidden(key))
  return key
}

import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'

/** Levels a value may nest. */
const MAX_NESTING = 40
/** Values one record may hold, and one whose rows are the content: ten thousand rows of twenty fields. */
const MAX_VALUES = 50_000
const MAX_ROW_VALUES = 250_000
/** Keys that JavaScript gives a meaning of their own. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export const isForbiddenKey = (key: string): boolean => FORBIDDEN_KEYS.has(key)

const NONE: readonly Issue[] = []

/** What is sane by itself; it also adds one value to whatever holds it. */
export function isPlain(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
}

/** Whether a value is plain JSON of sane size; whatever comes from outside is asked before anything else looks at it. */
export function checkJson(value: unknown, path: string, kind?: string): readonly Issue[] {
  if (isPlain(value)) return NONE
  const most = kind === 'collection' ? MAX_ROW_VALUES : MAX_VALUES
  let values = 0
  const walk = (part: unknown, at: string, depth: number): Issue | undefined => {
    values += 1
    if (depth > MAX_NESTING || values > most) return errorAt('too-large', at, MESSAGES.tooLarge)
    if (isPlain(part)) return undefined
    if (typeof part !== 'object' || part === null) return errorAt('not-json', at, MESSAGES.notJson)
    for (const key of Object.keys(part)) {
      if (FORBIDDEN_KEYS.has(key)) return errorAt('forbidden-key', `${at}/${key}`, MESSAGES.forbiddenKey(key))
      const found = walk((part as Record<string, unknown>)[key], `${at}/${key}`, depth + 1)
      if (found) return found
    }
    return undefined
  }
  const found = walk(value, path, 0)
  return found ? [found] : []
}

import { VALUE_MESSAGES } from '../messages.ts'
import type { ValueResult } from '../paths/write-path.ts'

/** A list, or JSON text of one; text that is no JSON gives an empty list. */
export function coerceList(value: unknown): ValueResult<readonly unknown[] | null> {
  const read = typeof value === 'string' ? parseJson(value, []) : value
  if (read === null || Array.isArray(read)) return { ok: true, value: read }
  return { ok: false, message: VALUE_MESSAGES.notArray }
}

/** An object, or JSON text of one; text that is no JSON gives an empty object. */
export function coerceObject(value: unknown): ValueResult<object | null> {
  const read = typeof value === 'string' ? parseJson(value, {}) : value
  if (typeof read === 'object' && !Array.isArray(read)) return { ok: true, value: read }
  return { ok: false, message: VALUE_MESSAGES.notObject }
}

function parseJson(text: string, fallback: unknown): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return fallback
  }
}

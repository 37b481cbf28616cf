import { VALUE_MESSAGES } from '../messages.ts'
import type { ValueResult } from '../paths/write-path.ts'

/** True, false and their texts. */
export function coerceBoolean(value: unknown): ValueResult<boolean> {
  if (value === true || value === 'true') return { ok: true, value: true }
  if (value === false || value === 'false') return { ok: true, value: false }
  return { ok: false, message: VALUE_MESSAGES.notBoolean }
}

/** Scalars as text. */
export function coerceText(value: unknown): ValueResult<string | null> {
  if (value === null || typeof value === 'string') return { ok: true, value }
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') {
    return { ok: true, value: String(value) }
  }
  return { ok: false, message: VALUE_MESSAGES.notText }
}

/** Numbers, and the number at the start of a text; null when there is none. */
export function coerceNumber(value: unknown): ValueResult<number | null> {
  if (value === null) return { ok: true, value }
  const read = typeof value === 'string' ? Number.parseFloat(value) : value
  if (typeof read !== 'number') return { ok: false, message: VALUE_MESSAGES.notNumber }
  return { ok: true, value: Number.isNaN(read) ? null : read }
}

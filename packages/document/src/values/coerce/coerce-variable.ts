import { VALUE_MESSAGES } from '../messages.ts'
import { writePath, type ValueResult } from '../paths/write-path.ts'
import { changeList } from './change-list.ts'
import { coerceList, coerceObject } from './coerce-container.ts'
import { coerceBoolean, coerceNumber, coerceText } from './coerce-scalar.ts'
import { copyValue } from './copy-value.ts'
import type { VariableChange, VariableType } from './types.ts'

/** Operations on lists that need no value. */
const WITHOUT_VALUE: ReadonlySet<VariableChange['operation']> = new Set(['delete', 'shift', 'pop'])

export interface CoerceOptions {
  /** Stores the value itself instead of a copy. */
  readonly preserveReference?: boolean | undefined
}

/**
 * What a variable of a type holds after `value` is set, or the text of specification section 5 that says why not. `current`
 * is never changed: the answer is a new value, or `current` itself when there is nothing to set (`undefined`). null fits
 * every type but boolean. What is stored is a copy unless the reference is preserved; parts that `current` holds already stay the
 * same.
 */
export function coerceVariable(
  type: VariableType,
  current: unknown,
  value: unknown,
  change: VariableChange = {},
  { preserveReference = false }: CoerceOptions = {},
): ValueResult {
  const isOnList = type === 'array' && change.operation !== undefined
  if (value === undefined && !(isOnList && WITHOUT_VALUE.has(change.operation))) return { ok: true, value: current }
  if (type === 'boolean') return coerceBoolean(value)
  if (type === 'number') return coerceNumber(value)
  if (type === 'string' || type === 'query') return coerceText(value)

  const isInside = isOnList || (change.path ?? '') !== ''
  const read = isInside ? { ok: true as const, value } : type === 'array' ? coerceList(value) : coerceObject(value)
  if (!read.ok) return read
  const copied = preserveReference ? { copy: read.value } : copyValue(read.value, isOnList ? undefined : current)
  if (copied === undefined) return { ok: false, message: VALUE_MESSAGES.tooLarge }
  if (!isInside) return { ok: true, value: copied.copy }
  if (isOnList && change.operation) return changeList(current, change.operation, copied.copy, change)
  return writePath(containerOf(type, current), change.path ?? '', copied.copy)
}

/** What a path is written into: an empty container when the variable has none of its type yet. */
function containerOf(type: 'array' | 'object', current: unknown): unknown {
  if (type === 'array') return Array.isArray(current) ? current : []
  return typeof current === 'object' && current !== null && !Array.isArray(current) ? current : {}
}

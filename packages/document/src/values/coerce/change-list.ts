import { VALUE_MESSAGES } from '../messages.ts'
import { parsePath } from '../paths/parse-path.ts'
import { writeKeys, type ValueResult } from '../paths/write-path.ts'
import type { VariableChange } from './types.ts'

/** A list after an operation of logic reference 3; null starts as an empty list. The given list stays as it is. */
export function changeList(
  current: unknown,
  operation: NonNullable<VariableChange['operation']>,
  value: unknown,
  { index = 0, path = '' }: VariableChange,
): ValueResult {
  const list: readonly unknown[] = Array.isArray(current) ? current : []
  if (!Number.isSafeInteger(index) || index < 0) return { ok: false, message: VALUE_MESSAGES.badIndex(index) }
  switch (operation) {
    case 'update': {
      const inside = path === '' ? { ok: true as const, keys: [] } : parsePath(path)
      return inside.ok ? writeKeys(list, [String(index), ...inside.keys], value) : inside
    }
    case 'delete':
      return { ok: true, value: list.toSpliced(index, 1) }
    case 'insert':
      return { ok: true, value: list.toSpliced(index, 0, value) }
    case 'unshift':
      return { ok: true, value: [value, ...list] }
    case 'push':
      return { ok: true, value: [...list, value] }
    case 'shift':
      return { ok: true, value: list.slice(1) }
    case 'pop':
      return { ok: true, value: list.slice(0, -1) }
  }
}

import { parsePath } from '@heddle/document/values'

/**
 * A row with another value in a field: an own key of this name, or else what this dotted path leads to. What lies on the way is
 * copied, the row itself stays; a row that is no object is its only field.
 */
export function writeField(row: unknown, key: string, value: unknown): unknown {
  if (typeof row !== 'object' || row === null) return key === '' ? value : row
  const path = parsePath(key)
  return writeKeys(row, Object.hasOwn(row, key) || !path.ok ? [key] : path.keys, value)
}

function writeKeys(into: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const there: unknown =
    typeof into === 'object' && into !== null && Object.hasOwn(into, key) ? Reflect.get(into, key) : undefined
  const inner = writeKeys(there, rest, value)
  if (!Array.isArray(into)) return { ...(typeof into === 'object' ? into : undefined), [key]: inner }
  const list: unknown[] = [...(into as readonly unknown[])]
  const at = Number(key)
  if (Number.isInteger(at) && at >= 0 && at < list.length) list[at] = inner
  return list
}

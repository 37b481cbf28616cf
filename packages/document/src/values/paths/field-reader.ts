import { parsePath } from './parse-path.ts'
import { readKey, readKeys } from './read-path.ts'

/** Whether the name of a field is one key; else it is a dotted path, or cannot be used. */
export function isKey(field: string): boolean {
  const parsed = parsePath(field)
  return parsed.ok && parsed.keys.length === 1 && parsed.keys[0] === field
}

/** Reads a field of a row: an own key of this name, or else the value at this dotted path. */
export function fieldReader(field: string): (row: unknown) => unknown {
  const parsed = parsePath(field)
  if (!parsed.ok) return () => undefined
  if (isKey(field)) return (row) => readKey(row, field)
  return (row) =>
    row !== null && row !== undefined && Object.hasOwn(row, field) ? readKey(row, field) : readKeys(row, parsed.keys)
}

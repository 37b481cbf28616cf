import { isKey } from '../paths/field-reader.ts'
import { parsePath } from '../paths/parse-path.ts'
import { readKey, readKeys } from '../paths/read-path.ts'
import { isPlainPart, type PlainObject } from './is-plain.ts'

/** Whether a plain object has this key only if it is its own: such a key is read without asking. */
const isNeverInherited = (key: string): boolean => !(key in Object.prototype)

/** Whether a field of a plain object is read by its name alone. */
export const isPlainKey = (field: string): boolean => isKey(field) && isNeverInherited(field)

/** Reads an own key of any value, plain objects fastest. */
export function keyReader(key: string): (value: unknown) => unknown {
  if (!isNeverInherited(key)) return (value) => readKey(value, key)
  return (value) => (isPlainPart(value) ? value[key] : readKey(value, key))
}

/**
 * Reads a dotted field of a plain object; `undefined` when only the reader of any row can. The first two keys stand by
 * themselves: each place of the code then reads one key, which engines remember.
 */
export function plainPathReader(field: string): ((row: PlainObject) => unknown) | undefined {
  const parsed = parsePath(field)
  if (!parsed.ok || ![field, ...parsed.keys].every(isNeverInherited)) return undefined
  const [first, second, ...rest] = parsed.keys
  if (first === undefined || second === undefined) return undefined
  return (row) => {
    if (field in row) return row[field]
    const part = row[first]
    const found = isPlainPart(part) ? part[second] : readKey(part, second)
    return rest.length === 0 ? found : readKeys(found, rest)
  }
}

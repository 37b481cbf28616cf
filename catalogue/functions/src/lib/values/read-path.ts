import type { FunctionHost } from '@heddle/kit'
import { FORBIDDEN_KEYS, MAX_PATH_KEYS } from '../limits.ts'
import { MESSAGES } from '../messages.ts'

/** Reads one place of many values, for example of each row. */
export type PathReader = (value: unknown) => unknown

/**
 * Reader of a dotted path such as `owner.name` or `tags.0`. Reads own properties only; what is not there is `undefined`,
 * and so is a function. Where there is nothing at the path's first key, a key that holds the dots itself is read. Throws for names that lead to a value's class.
 */
export function pathReader(host: FunctionHost, path: string): PathReader {
  const keys = path.split('.', MAX_PATH_KEYS + 1)
  if (keys.length > MAX_PATH_KEYS) throw new Error(MESSAGES.pathTooLong(MAX_PATH_KEYS))
  for (const key of keys) if (FORBIDDEN_KEYS.has(key)) throw new Error(MESSAGES.forbidden(key))
  if (keys.length === 1) return (value) => readOwn(value, path)
  const [first = '', ...rest] = keys
  return (value) => {
    if (!hasOwn(value, first)) return readOwn(value, path)
    host.spend(rest.length)
    let found = readOwn(value, first)
    for (const key of rest) found = readOwn(found, key)
    return found
  }
}

/** Reads a dotted path of one value; see `pathReader`. */
export function readPath(host: FunctionHost, value: unknown, path: string): unknown {
  return pathReader(host, path)(value)
}

function readOwn(value: unknown, key: string): unknown {
  if (!hasOwn(value, key)) return undefined
  const found = (value as Readonly<Record<string, unknown>>)[key]
  return typeof found === 'function' ? undefined : found
}

function hasOwn(value: unknown, key: string): boolean {
  return value !== undefined && value !== null && typeof value !== 'function' && Object.hasOwn(value, key)
}

import { parsePath } from './parse-path.ts'

/** The value of an own property, `undefined` when there is none. Texts have positions and a length like lists. */
export function readKey(value: unknown, key: string): unknown {
  if (value === null || value === undefined || !Object.hasOwn(value, key)) return undefined
  return (value as Readonly<Record<string, unknown>>)[key]
}

/** The value at a dotted path; `undefined` when something on the way is missing or the path cannot be used. */
export function readPath(value: unknown, path: string): unknown {
  const parsed = parsePath(path)
  return parsed.ok ? readKeys(value, parsed.keys) : undefined
}

/** As `readPath`, with the keys already apart. */
export function readKeys(value: unknown, keys: readonly string[]): unknown {
  let found = value
  for (let at = 0; at < keys.length; at += 1) found = readKey(found, keys[at] ?? '')
  return found
}

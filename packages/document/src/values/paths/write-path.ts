import { MAX_HOLES } from '../limits.ts'
import { VALUE_MESSAGES } from '../messages.ts'
import { parsePath } from './parse-path.ts'

/** The value after a change, or why it cannot be made. */
export type ValueResult<T = unknown> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string }

const INDEX = /^(?:0|[1-9]\d*)$/

/**
 * A copy of `value` with another value at a dotted path; what does not lie on the path is shared. Containers that are
 * missing, or that are no containers, are made: a list where the next key is a position, else an object. Behind the end of
 * a list `MAX_HOLES` places may stay empty.
 */
export function writePath(value: unknown, path: string, next: unknown): ValueResult {
  const parsed = parsePath(path)
  return parsed.ok ? writeKeys(value, parsed.keys, next) : parsed
}

/** As `writePath`, with the keys already apart. */
export function writeKeys(value: unknown, keys: readonly string[], next: unknown): ValueResult {
  const [key, ...rest] = keys
  if (key === undefined) return { ok: true, value: next }
  const isList = Array.isArray(value) || (!isObject(value) && INDEX.test(key))
  const child = isObject(value) && Object.hasOwn(value, key) ? (value as Readonly<Record<string, unknown>>)[key] : undefined
  const written = writeKeys(child, rest, next)
  if (!written.ok) return written
  if (isList) return writeItem(Array.isArray(value) ? value : [], key, written.value)
  return { ok: true, value: { ...(isObject(value) ? value : {}), [key]: written.value } }
}

function writeItem(list: readonly unknown[], key: string, next: unknown): ValueResult {
  if (!INDEX.test(key)) return { ok: false, message: VALUE_MESSAGES.noPosition(key) }
  const index = Number(key)
  if (index > list.length + MAX_HOLES) return { ok: false, message: VALUE_MESSAGES.tooFar(key, list.length) }
  const copy = [...list]
  while (copy.length < index) copy.push(undefined)
  copy[index] = next
  return { ok: true, value: copy }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

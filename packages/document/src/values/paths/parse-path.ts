import { FORBIDDEN_KEYS, MAX_PATH_KEYS } from '../limits.ts'
import { VALUE_MESSAGES } from '../messages.ts'

/** Keys of a dotted path, or why it cannot be used. */
export type ParsedPath =
  { readonly ok: true; readonly keys: readonly string[] } | { readonly ok: false; readonly message: string }

/** Reads `address.street`, `0.name` and `rows[0].name`. Parts that would lead to a prototype are refused. */
export function parsePath(path: string): ParsedPath {
  const keys = path.replaceAll(/\[(\d+)\]/g, (_, index: string, at: number) => (at === 0 ? index : `.${index}`)).split('.')
  const forbidden = keys.find((key) => FORBIDDEN_KEYS.has(key))
  if (forbidden !== undefined) return { ok: false, message: VALUE_MESSAGES.forbiddenKey(forbidden) }
  if (keys.includes('')) return { ok: false, message: VALUE_MESSAGES.emptyKey(path) }
  if (keys.length > MAX_PATH_KEYS) return { ok: false, message: VALUE_MESSAGES.pathTooLong(MAX_PATH_KEYS) }
  return { ok: true, keys }
}

import type { FunctionHost } from '@heddle/kit'

/** The keys of an object, counted. */
export function spendKeys(host: FunctionHost, object: Readonly<Record<string, unknown>>): readonly string[] {
  const keys = Object.keys(object)
  host.spendKeys(keys.length)
  host.allowList(keys.length)
  return keys
}

import type { FunctionHost } from '@heddle/kit'
import { requireKey } from './require-key.ts'

/** Keys of arguments that are keys or lists of them; throws for what is no key. */
export function allKeys(host: FunctionHost, args: readonly unknown[]): readonly string[] {
  const keys = args.flat(1)
  host.spend(keys.length)
  return keys.map((key) => requireKey(host, key))
}

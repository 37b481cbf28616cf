import type { FunctionHost } from '@heddle/kit'
import { requireKey } from './require-key.ts'

/** Keys of arguments that are keys or lists of them; throws for what is no key. */
export function allKeys(host: FunctionHost, args: readonly unknown[]): readonly string[] {
  for (const arg of args) host.spendKeys(Array.isArray(arg) ? arg.length : 1)
  return args.flat(1).map((key) => requireKey(host, key))
}

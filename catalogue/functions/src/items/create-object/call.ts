import type { FunctionBody } from '@heddle/kit'
import { requireKey } from '../../lib/arguments/require-key.ts'

export const call: FunctionBody = (host, ...args) => {
  host.spendKeys(args.length)
  const entries: [string, unknown][] = []
  for (let at = 0; at < args.length; at += 2) entries.push([requireKey(host, args[at]), args[at + 1]])
  return Object.fromEntries(entries)
}

import type { FunctionBody } from '@heddle/kit'
import { requireObject } from '../../lib/arguments/require-object.ts'
import { spendKeys } from '../../lib/budget/spend-keys.ts'

export const call: FunctionBody = (host, ...objects) => {
  const entries: [string, unknown][] = []
  for (const [at, object] of objects.entries()) {
    if (object === undefined || object === null) continue
    const owner = requireObject(object, at + 1)
    for (const key of spendKeys(host, owner)) entries.push([key, owner[key]])
    host.allowList(entries.length)
  }
  return Object.fromEntries(entries)
}

import type { FunctionBody } from '@heddle/kit'
import { allKeys } from '../../lib/arguments/all-keys.ts'
import { requireObject } from '../../lib/arguments/require-object.ts'
import { spendKeys } from '../../lib/budget/spend-keys.ts'

export const call: FunctionBody = (host, object, ...keys) => {
  const owner = requireObject(object, 1)
  const gone = new Set(allKeys(host, keys))
  const kept = spendKeys(host, owner).filter((key) => !gone.has(key))
  return Object.fromEntries(kept.map((key) => [key, owner[key]]))
}

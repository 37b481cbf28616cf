import type { FunctionBody } from '@heddle/kit'
import { allKeys } from '../arguments/all-keys.ts'
import { requireObject } from '../arguments/require-object.ts'
import { spendKeys } from '../budget/spend-keys.ts'

export const call: FunctionBody = (host, object, ...keys) => {
  const owner = requireObject(object, 1)
  const gone = new Set(allKeys(host, keys))
  const kept = spendKeys(host, owner).filter((key) => !gone.has(key))
  return Object.fromEntries(kept.map((key) => [key, owner[key]]))
}

import type { FunctionBody } from '@heddle/kit'
import { requireCallback } from '../../lib/arguments/require-callback.ts'
import { requireObject } from '../../lib/arguments/require-object.ts'
import { spendKeys } from '../../lib/budget/spend-keys.ts'

export const call: FunctionBody = (host, object, callback) => {
  const owner = requireObject(object, 1)
  const change = requireCallback(callback, 2)
  return Object.fromEntries(spendKeys(host, owner).map((key) => [key, change(owner[key], key)]))
}

import type { FunctionBody } from '@heddle/kit'
import { requireCallback } from '../arguments/require-callback.ts'
import { requireObject } from '../arguments/require-object.ts'
import { spendKeys } from '../budget/spend-keys.ts'

export const call: FunctionBody = (host, object, callback) => {
  const owner = requireObject(object, 1)
  const change = requireCallback(callback, 2)
  return Object.fromEntries(spendKeys(host, owner).map((key) => [key, change(owner[key], key)]))
}

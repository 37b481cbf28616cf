import type { FunctionBody } from '@heddle/kit'
import { requireKey } from '../arguments/require-key.ts'
import { requireObject } from '../arguments/require-object.ts'
import { spendKeys } from '../budget/spend-keys.ts'

export const call: FunctionBody = (host, object, key, value) => {
  const owner = requireObject(object, 1)
  spendKeys(host, owner)
  return { ...owner, [requireKey(host, key)]: value }
}

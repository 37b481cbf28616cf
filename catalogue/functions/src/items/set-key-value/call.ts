import type { FunctionBody } from '@heddle/kit'
import { requireKey } from '../../lib/arguments/require-key.ts'
import { requireObject } from '../../lib/arguments/require-object.ts'
import { spendKeys } from '../../lib/budget/spend-keys.ts'

export const call: FunctionBody = (host, object, key, value) => {
  const owner = requireObject(object, 1)
  spendKeys(host, owner)
  return { ...owner, [requireKey(host, key)]: value }
}

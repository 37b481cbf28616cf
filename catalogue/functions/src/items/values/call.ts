import type { FunctionBody } from '@heddle/kit'
import { requireObject } from '../../lib/arguments/require-object.ts'
import { spendKeys } from '../../lib/budget/spend-keys.ts'

export const call: FunctionBody = (host, object) => {
  const owner = requireObject(object, 1)
  return spendKeys(host, owner).map((key) => owner[key])
}

import type { FunctionBody } from '@heddle/kit'
import { allKeys } from '../../lib/arguments/all-keys.ts'
import { requireObject } from '../../lib/arguments/require-object.ts'

export const call: FunctionBody = (host, object, ...keys) => {
  const owner = requireObject(object, 1)
  return Object.fromEntries(allKeys(host, keys).map((key) => [key, Object.hasOwn(owner, key) ? owner[key] : undefined]))
}

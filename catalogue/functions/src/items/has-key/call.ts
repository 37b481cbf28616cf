import type { FunctionBody } from '@heddle/kit'
import { requireKey } from '../../lib/arguments/require-key.ts'
import { requireObject } from '../../lib/arguments/require-object.ts'
import { readPath } from '../../lib/values/read-path.ts'

export const call: FunctionBody = (host, object, path) => {
  const owner = Array.isArray(object) ? object : requireObject(object, 1)
  return (readPath(host, owner, requireKey(host, path)) ?? null) !== null
}

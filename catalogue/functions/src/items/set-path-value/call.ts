import type { FunctionBody, FunctionHost } from '@heddle/kit'
import { requireKey } from '../../lib/arguments/require-key.ts'
import { requireObject } from '../../lib/arguments/require-object.ts'
import { spendKeys } from '../../lib/budget/spend-keys.ts'
import { MAX_VALUE_DEPTH } from '../../lib/limits.ts'
import { MESSAGES } from '../../lib/messages.ts'
import { isPlainObject } from '../../lib/values/is-empty.ts'

export const call: FunctionBody = (host, object, path, value) => {
  const keys = requireKey(host, path).split('.', MAX_VALUE_DEPTH + 1)
  if (keys.length > MAX_VALUE_DEPTH) throw new Error(MESSAGES.tooDeep)
  // The engine looks for arrow functions at the top of what a function gives; a path leads below it.
  if (typeof value === 'function') throw new Error(MESSAGES.mustBeValue(3))
  return withPath(host, Array.isArray(object) ? object : requireObject(object, 1), keys, value)
}

function withPath(host: FunctionHost, owner: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value
  const key = requireKey(host, first)
  if (Array.isArray(owner)) {
    const place = Number(key)
    if (!/^\d+$/.test(key) || place > owner.length) throw new Error(MESSAGES.badPlace(key))
    host.spend(owner.length)
    host.allowList(place + 1)
    const copy = [...owner]
    copy[place] = withPath(host, owner[place], rest, value)
    return copy
  }
  const object = isPlainObject(owner) ? owner : {}
  spendKeys(host, object)
  return { ...object, [key]: withPath(host, Object.hasOwn(object, key) ? object[key] : undefined, rest, value) }
}

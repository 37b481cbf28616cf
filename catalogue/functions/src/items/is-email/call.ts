import type { FunctionBody } from '@heddle/kit'

/** Longest address that mail servers take. */
const MAX_LENGTH = 254
const NAME = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])$/u

export const call: FunctionBody = (host, text) => {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return false
  host.spend(text.length)
  const at = text.lastIndexOf('@')
  return at > 0 && NAME.test(text.slice(0, at)) && HOST.test(text.slice(at + 1))
}

import type { FunctionBody } from '@heddle/kit'
import { toText } from '../../lib/values/to-text.ts'
import { sha256 } from './sha-256.ts'

export const call: FunctionBody = (host, value) => {
  const text = toText(host, value)
  host.spend(64 + text.length * 2)
  return sha256(text)
}

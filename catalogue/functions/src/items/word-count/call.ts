import type { FunctionBody } from '@heddle/kit'
import { toText } from '../../lib/values/to-text.ts'

export const call: FunctionBody = (host, text) => {
  const whole = toText(host, text)
  host.spend(1 + (whole.length >> 1))
  let count = 0
  for (const _ of whole.matchAll(/\S+/g)) count += 1
  return count
}

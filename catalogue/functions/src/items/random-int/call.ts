import type { FunctionBody } from '@heddle/kit'
import { requireNumber } from '../../lib/arguments/require-number.ts'

export const call: FunctionBody = (host, from, to) => {
  const [a, b] = [requireNumber(from, 1), requireNumber(to, 2)]
  const lowest = Math.ceil(Math.min(a, b))
  return lowest + Math.floor(host.random() * (Math.floor(Math.max(a, b)) - lowest + 1))
}

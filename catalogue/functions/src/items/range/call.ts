import type { FunctionBody } from '@heddle/kit'
import { optionalNumber, requireNumber } from '../../lib/arguments/require-number.ts'
import { MESSAGES } from '../../lib/messages.ts'

export const call: FunctionBody = (host, start, end, step) => {
  const only = requireNumber(start, 1)
  const [from, to] = end === undefined ? [0, only] : [only, requireNumber(end, 2)]
  const by = optionalNumber(step, 3, to < from ? -1 : 1)
  if (by === 0) throw new Error(MESSAGES.mustNotBeZero(3))
  const count = Math.max(0, Math.ceil((to - from) / by))
  host.allowList(count)
  host.spend(count)
  return Array.from({ length: count }, (_, at) => from + at * by)
}

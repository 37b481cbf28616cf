import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { requireNumber } from '../../lib/arguments/require-number.ts'
import { MESSAGES } from '../../lib/messages.ts'

export const call: FunctionBody = (host, list, size) => {
  const rows = requireList(host, list, 1)
  const step = Math.trunc(requireNumber(size, 2))
  if (step < 1) throw new Error(MESSAGES.mustBeAboveZero(2))
  host.spend(rows.length)
  return Array.from({ length: Math.ceil(rows.length / step) }, (_, at) => rows.slice(at * step, (at + 1) * step))
}

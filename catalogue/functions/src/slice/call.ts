import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../arguments/require-list.ts'
import { optionalNumber, requireNumber } from '../arguments/require-number.ts'

export const call: FunctionBody = (host, list, start, end) => {
  const rows = requireList(list, 1)
  const part = rows.slice(requireNumber(start, 2), optionalNumber(end, 3, undefined))
  host.spend(part.length)
  return part
}

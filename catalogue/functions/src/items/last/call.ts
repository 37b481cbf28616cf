import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { requireNumber } from '../../lib/arguments/require-number.ts'

export const call: FunctionBody = (host, list, count) => {
  host.spend(1)
  const rows = requireList(host, list, 1)
  if (count === undefined) return rows.at(-1)
  const size = Math.max(0, Math.trunc(requireNumber(count, 2)))
  host.spend(Math.min(size, rows.length))
  return rows.slice(Math.max(0, rows.length - size))
}

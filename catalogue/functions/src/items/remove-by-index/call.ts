import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { requireNumber } from '../../lib/arguments/require-number.ts'

export const call: FunctionBody = (host, list, index) => {
  const rows = requireList(host, list, 1)
  const at = requireNumber(index, 2)
  host.spend(rows.length)
  return rows.filter((_, position) => position !== at)
}

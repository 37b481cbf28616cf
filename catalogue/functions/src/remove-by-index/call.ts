import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../arguments/require-list.ts'
import { requireNumber } from '../arguments/require-number.ts'

export const call: FunctionBody = (host, list, index) => {
  const rows = requireList(host, list, 1)
  const at = requireNumber(index, 2)
  host.spend(rows.length)
  return rows.filter((_, position) => position !== at)
}

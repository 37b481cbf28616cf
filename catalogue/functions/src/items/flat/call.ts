import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'

export const call: FunctionBody = (host, list) => {
  const rows = requireList(host, list, 1)
  host.spend(rows.length)
  const count = rows.reduce<number>((total, row) => total + (Array.isArray(row) ? row.length : 1), 0)
  host.allowList(count)
  host.spend(count)
  return rows.flat()
}

import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { requireReader } from '../../lib/rows/row-reader.ts'

export const call: FunctionBody = (host, list, callback) => {
  host.spend(1)
  const rows = requireList(host, list, 1)
  if (callback === undefined) return rows.length
  const read = requireReader(host, callback, 2)
  host.spend(rows.length)
  let found = 0
  for (const [at, row] of rows.entries()) if (read(row, at)) found += 1
  return found
}

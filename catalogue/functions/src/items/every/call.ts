import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { requireReader } from '../../lib/rows/row-reader.ts'

export const call: FunctionBody = (host, list, callback) => {
  const rows = requireList(host, list, 1)
  const read = requireReader(host, callback, 2)
  host.spend(rows.length)
  return rows.every((row, at) => Boolean(read(row, at)))
}

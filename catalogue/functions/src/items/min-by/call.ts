import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { extremeRow } from '../../lib/rows/order.ts'
import { requireReader } from '../../lib/rows/row-reader.ts'

export const call: FunctionBody = (host, list, callback) => {
  const rows = requireList(host, list, 1)
  const read = requireReader(host, callback, 2)
  return extremeRow(host, rows, { read, descending: false })
}

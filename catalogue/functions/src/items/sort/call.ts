import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { orderRows } from '../../lib/rows/order.ts'
import { optionalReader } from '../../lib/rows/row-reader.ts'

export const call: FunctionBody = (host, list, order = 'asc', path) => {
  const rows = requireList(host, list, 1)
  return orderRows(host, rows, [{ read: optionalReader(host, path, 3), descending: order !== 'asc' }])
}

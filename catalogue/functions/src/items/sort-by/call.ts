import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { orderRows } from '../../lib/rows/order.ts'
import { requireReader } from '../../lib/rows/row-reader.ts'

export const call: FunctionBody = (host, list, first, ...others) => {
  const rows = requireList(host, list, 1)
  const parts = [first, ...others]
  const criteria = parts.flatMap((part, at) =>
    at % 2 === 0 ? [{ read: requireReader(host, part, at + 2), descending: isDescending(parts[at + 1]) }] : [],
  )
  return orderRows(host, rows, criteria)
}

function isDescending(order: unknown): boolean {
  if (order === undefined || order === null) return false
  return typeof order !== 'string' || order.toLowerCase() !== 'asc'
}

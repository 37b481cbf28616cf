import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import type { RowReader } from '../../lib/rows/row-reader.ts'
import { deepEqual } from '../../lib/values/deep-equal.ts'

export const call: FunctionBody = (host, list, value) => {
  const rows = requireList(host, list, 1)
  host.spend(rows.length)
  if (typeof value !== 'function') return rows.findIndex((row) => deepEqual(host, row, value))
  const fits = value as RowReader
  return rows.findIndex((row, at) => Boolean(fits(row, at)))
}

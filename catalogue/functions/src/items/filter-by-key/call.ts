import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { requireText } from '../../lib/arguments/require-text.ts'
import { rowsWithOneOf } from '../../lib/rows/row-index.ts'
import { pathReader } from '../../lib/values/read-path.ts'

export const call: FunctionBody = (host, list, path, value) => {
  const rows = requireList(host, list, 1)
  const key = requireText(path, 2)
  if (value !== undefined) return rowsWithOneOf(host, rows, key, Array.isArray(value) ? value : [value])
  const read = pathReader(host, key)
  host.spend(rows.length)
  return rows.filter((row) => Boolean(read(row)))
}

import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { requireText } from '../../lib/arguments/require-text.ts'
import { findRow } from '../../lib/rows/row-index.ts'
import { deepEqual } from '../../lib/values/deep-equal.ts'
import { pathReader } from '../../lib/values/read-path.ts'

export const call: FunctionBody = (host, list, path, value) => {
  const rows = requireList(host, list, 1)
  const key = requireText(path, 2)
  const isPlain = typeof value !== 'object' || value === null
  if (isPlain && !Number.isNaN(value)) return findRow(host, rows, key, value)
  const read = pathReader(host, key)
  host.spend(rows.length)
  return rows.findIndex((row) => deepEqual(host, read(row), value))
}

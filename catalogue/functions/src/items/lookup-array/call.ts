import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { requireText } from '../../lib/arguments/require-text.ts'
import { rowsWithOneOf } from '../../lib/rows/row-index.ts'

export const call: FunctionBody = (host, values, list, path) => {
  const wanted = requireList(host, values, 1)
  const rows = requireList(host, list, 2)
  return rowsWithOneOf(host, rows, requireText(path ?? 'id', 3), wanted)
}

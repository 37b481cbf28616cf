import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { requireText } from '../../lib/arguments/require-text.ts'
import { findRow } from '../../lib/rows/row-index.ts'

export const call: FunctionBody = (host, value, list, path) => {
  const rows = requireList(host, list, 2)
  const at = findRow(host, rows, requireText(path ?? 'id', 3), value)
  return at < 0 ? undefined : rows[at]
}

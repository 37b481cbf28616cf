import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { requireText } from '../../lib/arguments/require-text.ts'
import { fieldValues } from '../../lib/rows/field-values.ts'

export const call: FunctionBody = (host, list, path, distinct) => {
  const rows = requireList(host, list, 1)
  return fieldValues(host, rows, requireText(path, 2), Boolean(distinct))
}

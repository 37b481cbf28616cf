import type { FunctionBody } from '@heddle/kit'
import { deepKey, deepKeys } from '../../lib/rows/deep-key.ts'
import { distinctRows } from '../../lib/rows/distinct-rows.ts'
import { requireLists } from '../../lib/rows/require-lists.ts'

export const call: FunctionBody = (host, ...lists) => {
  const [first = [], ...rest] = requireLists(host, lists)
  const others = rest.map((rows) => deepKeys(host, rows))
  return distinctRows(host, first).filter((row) => others.every((keys) => keys.has(deepKey(host, row))))
}

import type { FunctionBody } from '@heddle/kit'
import { distinctRows } from '../../lib/rows/distinct-rows.ts'
import { requireLists } from '../../lib/rows/require-lists.ts'

export const call: FunctionBody = (host, ...lists) => {
  const all = requireLists(host, lists)
  host.allowList(all.reduce((count, rows) => count + rows.length, 0))
  return distinctRows(
    host,
    all.flatMap((rows) => rows),
  )
}

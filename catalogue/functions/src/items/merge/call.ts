import type { FunctionBody } from '@heddle/kit'
import { requireLists } from '../../lib/rows/require-lists.ts'

export const call: FunctionBody = (host, ...lists) => {
  const all = requireLists(host, lists)
  host.allowList(all.reduce((count, rows) => count + rows.length, 0))
  return all.flatMap((rows) => rows)
}

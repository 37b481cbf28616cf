import type { FunctionBody } from '@heddle/kit'
import { requireLists } from '../../lib/rows/require-lists.ts'

export const call: FunctionBody = (host, ...lists) => {
  const all = requireLists(host, lists)
  const length = all.reduce((longest, rows) => Math.max(longest, rows.length), 0)
  host.allowList(length * Math.max(1, all.length))
  host.spend(length * all.length)
  return Array.from({ length }, (_, at) => all.map((rows) => rows[at]))
}

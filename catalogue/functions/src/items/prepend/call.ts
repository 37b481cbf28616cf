import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'

export const call: FunctionBody = (host, list, ...items) => {
  const rows = requireList(host, list, 1)
  host.allowList(rows.length + items.length)
  host.spend(rows.length)
  return [...items, ...rows]
}

import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'

export const call: FunctionBody = (host, list) => {
  const rows = requireList(host, list, 1)
  host.spend(rows.length)
  return rows.toReversed()
}

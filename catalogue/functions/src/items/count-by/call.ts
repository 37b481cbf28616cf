import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { groupRows } from '../../lib/rows/group-rows.ts'
import { requireReader } from '../../lib/rows/row-reader.ts'

export const call: FunctionBody = (host, list, callback) => {
  const rows = requireList(host, list, 1)
  const read = requireReader(host, callback, 2)
  const groups = groupRows(host, rows, read)
  host.allowList(groups.size)
  host.spendKeys(groups.size)
  return Object.fromEntries(Array.from(groups, ([name, group]) => [name, group.length]))
}

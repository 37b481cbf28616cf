import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { groupRows } from '../../lib/rows/group-rows.ts'
import { keepWithList } from '../../lib/rows/kept-with-list.ts'
import { requireReader } from '../../lib/rows/row-reader.ts'

const groupsOf = keepWithList((host, rows, path) => groupRows(host, rows, requireReader(host, path, 2)))

export const call: FunctionBody = (host, list, key) => {
  const rows = requireList(host, list, 1)
  const kept = typeof key === 'string' ? groupsOf(host, rows, key) : undefined
  const groups = kept ?? groupRows(host, rows, requireReader(host, key, 2))
  host.allowList(groups.size)
  host.spendKeys(groups.size)
  host.spend(rows.length)
  // Entries become own properties whatever their names are; the lists are copies, for what is kept must not change.
  return Object.fromEntries(Array.from(groups, ([name, group]) => [name, [...group]]))
}

import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { deepEqual } from '../../lib/values/deep-equal.ts'

export const call: FunctionBody = (host, list, value) => {
  const rows = requireList(host, list, 1)
  host.spend(rows.length)
  return rows.filter((row) => !deepEqual(host, row, value))
}

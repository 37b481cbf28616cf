import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'

export const call: FunctionBody = (host, list) => {
  const given = requireList(host, list, 1)
  host.spend(given.length)
  const rows = [...given]
  for (let at = rows.length - 1; at > 0; at -= 1) {
    const other = Math.floor(host.random() * (at + 1))
    const item = rows[at]
    rows[at] = rows[other]
    rows[other] = item
  }
  return rows
}

import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../arguments/require-list.ts'

export const call: FunctionBody = (host, list) => {
  const rows = [...requireList(list, 1)]
  host.spend(rows.length)
  for (let at = rows.length - 1; at > 0; at -= 1) {
    const other = Math.floor(host.random() * (at + 1))
    const item = rows[at]
    rows[at] = rows[other]
    rows[other] = item
  }
  return rows
}

import type { FunctionBody } from '@heddle/kit'
import { requireKey } from '../../lib/arguments/require-key.ts'
import { requireList } from '../../lib/arguments/require-list.ts'
import { MESSAGES } from '../../lib/messages.ts'

export const call: FunctionBody = (host, list) => {
  const rows = requireList(host, list, 1)
  host.spendKeys(rows.length)
  const entries = rows.map((row): [string, unknown] => {
    if (!Array.isArray(row)) throw new Error(MESSAGES.mustBePairs(1))
    return [requireKey(host, row[0]), row[1]]
  })
  return Object.fromEntries(entries)
}

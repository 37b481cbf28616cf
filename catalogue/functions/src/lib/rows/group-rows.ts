import type { FunctionHost } from '@heddle/kit'
import { spendLong } from '../budget/spend-long.ts'
import { toText } from '../values/to-text.ts'
import type { RowReader } from './row-reader.ts'

/** Rows by the text of what is read of them, in the order they are met; rows that are nothing are left out. */
export function groupRows(host: FunctionHost, rows: readonly unknown[], read: RowReader): ReadonlyMap<string, unknown[]> {
  host.spend(rows.length)
  const groups = new Map<string, unknown[]>()
  for (const [at, row] of rows.entries()) {
    if (row === undefined || row === null) continue
    const key = groupKey(host, read(row, at))
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/** A missing field groups under "undefined" (logic reference 1.9). */
function groupKey(host: FunctionHost, value: unknown): string {
  spendLong(host, value)
  return value === undefined || value === null ? String(value) : toText(host, value)
}

import type { FunctionHost } from '@heddle/kit'
import { deepKey } from './deep-key.ts'

/** The first of each group of deeply equal rows. */
export function distinctRows(host: FunctionHost, rows: readonly unknown[]): readonly unknown[] {
  host.spend(rows.length * 2)
  const seen = new Set<unknown>()
  return rows.filter((row) => {
    const before = seen.size
    return seen.add(deepKey(host, row)).size > before
  })
}

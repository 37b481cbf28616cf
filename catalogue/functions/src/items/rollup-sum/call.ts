import type { FunctionBody, FunctionHost } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { requireText } from '../../lib/arguments/require-text.ts'
import { keepWithList } from '../../lib/rows/kept-with-list.ts'
import { pathReader } from '../../lib/values/read-path.ts'
import { numberOfRow } from '../../lib/values/number-of-row.ts'

const totalOf = keepWithList(addUp)

export const call: FunctionBody = (host, list, path) => {
  host.spend(1)
  const rows = requireList(host, list, 1)
  const key = requireText(path, 2)
  return totalOf(host, rows, key) ?? addUp(host, rows, key)
}

function addUp(host: FunctionHost, rows: readonly unknown[], path: string): number {
  const read = pathReader(host, path)
  host.spend(rows.length)
  let total = 0
  for (const row of rows) {
    const value = read(row)
    if (value !== undefined && value !== null && value !== '') total += numberOfRow(host, value)
  }
  return total
}

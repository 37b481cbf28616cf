import type { FunctionHost } from '@heddle/kit'
import { spendLong } from '../budget/spend-long.ts'
import { pathReader } from '../values/read-path.ts'
import { sameAs } from '../values/same-as.ts'
import { valueSet } from '../values/value-set.ts'
import { keepWithList } from './kept-with-list.ts'

/** Positions of rows by the value of a field: a position, or all of them in the order of the list. */
type RowIndex = ReadonlyMap<unknown, number | readonly number[]>

const indexOf = keepWithList(buildIndex)

/** Position of the first row whose field at `path` strictly equals `value`, or -1. Quick from the second look at a list on. */
export function findRow(host: FunctionHost, rows: readonly unknown[], path: string, value: unknown): number {
  const index = indexOf(host, rows, path)
  if (index) {
    // Counted, or the whole list would be: a look-up goes through none of it.
    host.spend(1)
    spendLong(host, value)
    const found = Number.isNaN(value) ? undefined : index.get(value)
    return typeof found === 'object' ? (found[0] ?? -1) : (found ?? -1)
  }
  const read = pathReader(host, path)
  host.spend(rows.length)
  const fits = sameAs(host, value)
  return rows.findIndex((row) => fits(read(row)))
}

/** Rows whose field at `path` strictly equals one of `values`, in their own order. */
export function rowsWithOneOf(
  host: FunctionHost,
  rows: readonly unknown[],
  path: string,
  values: readonly unknown[],
): readonly unknown[] {
  const wanted = valueSet(host, values)
  const index = wanted.values.size * 4 < rows.length ? indexOf(host, rows, path) : undefined
  if (index) {
    const found = [...wanted.values].flatMap((value) => index.get(value) ?? [])
    host.spend(found.length)
    if (wanted.values.size > 1) found.sort((a, b) => a - b)
    return found.map((at) => rows[at])
  }
  const read = pathReader(host, path)
  host.spend(rows.length)
  return rows.filter((row) => wanted.has(read(row)))
}

function buildIndex(host: FunctionHost, rows: readonly unknown[], path: string): RowIndex {
  const read = pathReader(host, path)
  host.spend(rows.length)
  const index = new Map<unknown, number | number[]>()
  for (const [at, row] of rows.entries()) {
    const value = read(row)
    spendLong(host, value)
    const found = index.get(value)
    if (found === undefined) index.set(value, at)
    else if (typeof found === 'number') index.set(value, [found, at])
    else found.push(at)
  }
  return index
}

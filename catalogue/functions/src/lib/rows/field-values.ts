import type { FunctionHost } from '@heddle/kit'
import { spendLong } from '../budget/spend-long.ts'
import { pathReader } from '../values/read-path.ts'
import { keepWithList } from './kept-with-list.ts'

const valuesOf = keepWithList(readValues)
const distinctOf = keepWithList((host, rows, path) => onceEach(host, readValues(host, rows, path)))

/** Values of a field of all rows: lists are merged in, `undefined` and `null` left out; each once when `distinct`. */
export function fieldValues(host: FunctionHost, rows: readonly unknown[], path: string, distinct: boolean): readonly unknown[] {
  const kept = distinct ? distinctOf(host, rows, path) : valuesOf(host, rows, path)
  // A copy, for what is kept must not change.
  if (kept) return kept.slice()
  const values = readValues(host, rows, path)
  return distinct ? onceEach(host, values) : values
}

function onceEach(host: FunctionHost, values: readonly unknown[]): readonly unknown[] {
  host.spend(values.length)
  for (const value of values) spendLong(host, value)
  return [...new Set(values)]
}

function readValues(host: FunctionHost, rows: readonly unknown[], path: string): readonly unknown[] {
  const read = pathReader(host, path)
  host.spend(rows.length)
  const values: unknown[] = []
  for (const row of rows) {
    const value = read(row)
    if (Array.isArray(value)) {
      host.allowList(values.length + value.length)
      host.spend(value.length)
      for (const item of value) if (item !== undefined && item !== null) values.push(item)
    } else if (value !== undefined && value !== null) values.push(value)
  }
  return values
}

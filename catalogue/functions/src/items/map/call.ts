import type { FunctionBody, FunctionHost } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { requireText } from '../../lib/arguments/require-text.ts'
import { requireReader, type RowReader } from '../../lib/rows/row-reader.ts'
import { pathReader, type PathReader } from '../../lib/values/read-path.ts'

export const call: FunctionBody = (host, list, first, ...others) => {
  const rows = requireList(host, list, 1)
  host.spend(rows.length * (1 + others.length))
  if (others.length === 0) return rows.map(fieldOf(host, first))
  const keys = [first, ...others].map((key, at) => requireText(key, at + 2))
  const readers = keys.map((key) => [key, pathReader(host, key)] as const)
  return rows.map((row) => pickKeys(row, readers))
}

/** Rows that are nothing stay nothing when one field of them is asked for. */
function fieldOf(host: FunctionHost, key: unknown): RowReader {
  if (typeof key !== 'string') return requireReader(host, key, 2)
  const read = pathReader(host, key)
  return (row) => (row === undefined || row === null ? row : read(row))
}

/** Top-level keys of a row, as far as it has them. */
function pickKeys(row: unknown, readers: readonly (readonly [string, PathReader])[]): unknown {
  if (typeof row !== 'object' || row === null) return {}
  return Object.fromEntries(readers.filter(([key]) => Object.hasOwn(row, key)).map(([key, read]) => [key, read(row)]))
}

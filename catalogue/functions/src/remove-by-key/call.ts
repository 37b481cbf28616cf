import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../arguments/require-list.ts'
import { requireText } from '../arguments/require-text.ts'
import { pathReader } from '../values/read-path.ts'

export const call: FunctionBody = (host, list, path, value) => {
  const rows = requireList(list, 1)
  const read = pathReader(requireText(path, 2))
  host.spend(rows.length)
  if (value === undefined) return rows.filter((row) => !read(row))
  if (!Array.isArray(value)) return rows.filter((row) => read(row) !== value)
  host.spend(value.length)
  const unwanted = new Set<unknown>(value)
  unwanted.delete(Number.NaN)
  return rows.filter((row) => !unwanted.has(read(row)))
}

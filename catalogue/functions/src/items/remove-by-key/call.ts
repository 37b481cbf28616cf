import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { requireText } from '../../lib/arguments/require-text.ts'
import { pathReader } from '../../lib/values/read-path.ts'
import { sameAs } from '../../lib/values/same-as.ts'
import { valueSet } from '../../lib/values/value-set.ts'

export const call: FunctionBody = (host, list, path, value) => {
  const rows = requireList(host, list, 1)
  const read = pathReader(host, requireText(path, 2))
  host.spend(rows.length)
  if (value === undefined) return rows.filter((row) => !read(row))
  const isGone = Array.isArray(value) ? valueSet(host, value).has : sameAs(host, value)
  return rows.filter((row) => !isGone(read(row)))
}

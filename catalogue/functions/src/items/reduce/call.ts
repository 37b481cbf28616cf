import type { FunctionBody } from '@heddle/kit'
import { requireCallback } from '../../lib/arguments/require-callback.ts'
import { requireList } from '../../lib/arguments/require-list.ts'

export const call: FunctionBody = (host, list, callback, ...initial) => {
  const rows = requireList(host, list, 1)
  const merge = requireCallback(callback, 2)
  host.spend(rows.length)
  if (initial.length === 0) return rows.length === 0 ? undefined : rows.reduce((total, row, at) => merge(total, row, at))
  return rows.reduce((total, row, at) => merge(total, row, at), initial[0])
}

import type { FunctionBody } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import { toRows } from '../../lib/values/to-rows.ts'

export const call: FunctionBody = (host, value) => {
  host.spend(1)
  if (typeof value === 'string') return value.length
  const rows = toRows(host, value)
  if (rows === undefined) throw new Error(MESSAGES.mustBeListOrText(1))
  return rows.length
}

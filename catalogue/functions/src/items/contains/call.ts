import type { FunctionBody } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import { findPart } from '../../lib/search/find-part.ts'
import { sameAs } from '../../lib/values/same-as.ts'
import { toRows } from '../../lib/values/to-rows.ts'

export const call: FunctionBody = (host, where, what) => {
  if (where === undefined || where === null) return false
  if (typeof where === 'string') return isPart(what) && findPart(host, where, String(what)) >= 0
  const rows = toRows(host, where)
  if (rows === undefined) throw new Error(MESSAGES.mustBeListOrText(1))
  host.spend(rows.length)
  return typeof what === 'string' ? rows.some(sameAs(host, what)) : rows.includes(what)
}

function isPart(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

import type { FunctionBody } from '@heddle/kit'
import { spendText } from '../budget/spend-text.ts'
import { MESSAGES } from '../messages.ts'
import { toRows } from '../values/to-rows.ts'

export const call: FunctionBody = (host, where, what) => {
  if (where === undefined || where === null) return false
  if (typeof where === 'string') {
    spendText(host, where)
    return isPart(what) && where.includes(String(what))
  }
  const rows = toRows(where)
  if (rows === undefined) throw new Error(MESSAGES.mustBeListOrText(1))
  host.spend(rows.length)
  return rows.includes(what)
}

function isPart(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

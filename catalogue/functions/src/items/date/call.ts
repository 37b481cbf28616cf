import type { FunctionBody } from '@heddle/kit'
import { requireNumber } from '../../lib/arguments/require-number.ts'
import { isoText, requireDate } from '../../lib/dates/arguments.ts'
import { fromWall, zoneOfVisitor } from '../../lib/dates/zone.ts'
import { MESSAGES } from '../../lib/messages.ts'

/** As in JavaScript, a date without a time is one in UTC. */
const DATE_ONLY = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/

export const call: FunctionBody = (host, ...parts) => {
  const [first] = parts
  const message = MESSAGES.mustBeDate(1)
  if (parts.length === 0) return isoText(host.now(), message)
  if (parts.length === 1) {
    const utc = typeof first === 'string' && DATE_ONLY.test(first) ? `${first.padEnd(10, '-01')}T00:00Z` : first
    return isoText(requireDate(host, utc, message), message)
  }
  const [year = 0, month = 0, ...rest] = parts.slice(0, 7).map((part, at) => requireNumber(part, at + 1))
  return isoText(fromWall(Date.UTC(year, month, ...rest), zoneOfVisitor(host)), message)
}

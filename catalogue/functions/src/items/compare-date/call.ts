import type { FunctionBody } from '@heddle/kit'
import { requireDate } from '../../lib/dates/arguments.ts'
import { calendar } from '../../lib/dates/calendar.ts'
import { unitOf } from '../../lib/dates/units.ts'
import { toWall, zoneOfVisitor } from '../../lib/dates/zone.ts'
import { MESSAGES } from '../../lib/messages.ts'

/** Units of a clock; the others are units of the calendar, which knows no change of clocks. */
const OF_CLOCK: ReadonlySet<string> = new Set(['hour', 'minute', 'second', 'millisecond'])

export const call: FunctionBody = (host, first, second, unit, float) => {
  const from = requireDate(host, first, MESSAGES.mustBeDate(1))
  const to = requireDate(host, second, MESSAGES.mustBeDate(2))
  if (typeof unit !== 'string') throw new Error(MESSAGES.mustBeString(3))
  const known = unitOf(unit)
  if (known === undefined) throw new Error(MESSAGES.mustBeUnit(3))
  const zone = OF_CLOCK.has(known) ? 'UTC' : zoneOfVisitor(host)
  return calendar(toWall(to, zone)).diff(calendar(toWall(from, zone)), known, Boolean(float)) || 0
}

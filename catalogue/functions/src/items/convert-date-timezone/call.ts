import type { FunctionBody } from '@heddle/kit'
import { requireDate, requireZone } from '../../lib/dates/arguments.ts'
import { dateFormatter, DEFAULT_PATTERN } from '../../lib/dates/format.ts'
import { chooseLocale } from '../../lib/dates/locales.ts'
import { fromWall, toWall, zoneOfVisitor } from '../../lib/dates/zone.ts'
import { MESSAGES } from '../../lib/messages.ts'

export const call: FunctionBody = (host, date, timezone, preserve) => {
  const instant = requireDate(host, date, MESSAGES.mustBeDate(1))
  const zone = requireZone(host, timezone, 2)
  const moved = preserve ? fromWall(toWall(instant, zoneOfVisitor(host)), zone) : instant
  return dateFormatter(host, DEFAULT_PATTERN, chooseLocale(host, 'en'))(moved, zone)
}

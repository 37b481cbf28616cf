import type { FunctionBody } from '@heddle/kit'
import { requireDate, requireZone } from '../dates/arguments.ts'
import { dateFormatter, DEFAULT_PATTERN } from '../dates/format.ts'
import { chooseLocale } from '../dates/locales.ts'
import { fromWall, toWall } from '../dates/zone.ts'
import { MESSAGES } from '../messages.ts'

export const call: FunctionBody = (host, date, timezone, preserve) => {
  const instant = requireDate(host, date, MESSAGES.mustBeDate(1))
  const zone = requireZone(host, timezone, 2)
  const moved = preserve ? fromWall(toWall(instant, host.timezone()), zone) : instant
  return dateFormatter(host, DEFAULT_PATTERN, chooseLocale(host, 'en'))(moved, zone)
}

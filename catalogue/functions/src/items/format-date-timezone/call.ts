import type { FunctionBody } from '@heddle/kit'
import { optionalText, requireDate, requireZone } from '../../lib/dates/arguments.ts'
import { choosePattern, dateFormatter } from '../../lib/dates/format.ts'
import { chooseLocale } from '../../lib/dates/locales.ts'
import { zoneOfVisitor } from '../../lib/dates/zone.ts'
import { MESSAGES } from '../../lib/messages.ts'

export const call: FunctionBody = (host, date, format, timezone, locale) => {
  const instant = requireDate(host, date, MESSAGES.mustBeDate(1))
  const pattern = choosePattern(host, format)
  const zone = optionalText(timezone, 3) === undefined ? zoneOfVisitor(host) : requireZone(host, timezone, 3)
  return dateFormatter(host, pattern, chooseLocale(host, locale))(instant, zone)
}

import type { FunctionBody } from '@heddle/kit'
import { requireDateText } from '../../lib/dates/arguments.ts'
import { choosePattern, dateFormatter } from '../../lib/dates/format.ts'
import { chooseLocale } from '../../lib/dates/locales.ts'
import { zoneOfVisitor } from '../../lib/dates/zone.ts'
import { MESSAGES } from '../../lib/messages.ts'

export const call: FunctionBody = (host, date, format, locale) => {
  const instant = requireDateText(host, date, MESSAGES.mustBeDateText(1))
  return dateFormatter(host, choosePattern(host, format), chooseLocale(host, locale))(instant, zoneOfVisitor(host))
}

import type { FunctionBody } from '@heddle/kit'
import { isoText, optionalText, requireDateText } from '../../lib/dates/arguments.ts'
import { chooseLocale } from '../../lib/dates/locales.ts'
import { favoriteFormat } from '../../lib/dates/format.ts'
import { readWithFormat } from '../../lib/dates/read-format.ts'
import { zoneOfVisitor } from '../../lib/dates/zone.ts'
import { MESSAGES } from '../../lib/messages.ts'

export const call: FunctionBody = (host, date, inputFormat) => {
  const message = MESSAGES.mustBeDateText(1)
  if (typeof date !== 'string') throw new Error(message)
  const pattern = optionalText(inputFormat, 2)
  const read = (format: string) =>
    readWithFormat(host, date, format, { locale: chooseLocale(host, undefined), zone: zoneOfVisitor(host), now: host.now() })
  if (pattern !== undefined) return isoText(read(pattern), message)
  const favorite = favoriteFormat(host)
  const instant = favorite ? read(favorite) : Number.NaN
  return isoText(Number.isNaN(instant) ? requireDateText(host, date, message) : instant, message)
}

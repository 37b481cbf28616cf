import type { FunctionBody } from '@heddle/kit'
import { dateOrNow, optionalText } from '../../lib/dates/arguments.ts'
import { chooseLocale } from '../../lib/dates/locales.ts'
import { weekOfYear } from '../../lib/dates/week-of-year.ts'
import { toWall, zoneOfVisitor } from '../../lib/dates/zone.ts'

const STEPS_PER_WEEK = 60

export const call: FunctionBody = (host, date, locale) => {
  host.spend(STEPS_PER_WEEK)
  const wall = toWall(dateOrNow(host, date), zoneOfVisitor(host))
  return weekOfYear(wall, chooseLocale(host, optionalText(locale, 2) ?? 'en'))
}

import type { FunctionBody } from '@heddle/kit'
import { dateOrNow, optionalText } from '../../lib/dates/arguments.ts'
import { calendar } from '../../lib/dates/calendar.ts'
import { chooseLocale } from '../../lib/dates/locales.ts'
import { toWall } from '../../lib/dates/zone.ts'

const STEPS_PER_WEEK = 60

export const call: FunctionBody = (host, date, locale) => {
  host.spend(STEPS_PER_WEEK)
  const clock = calendar(toWall(dateOrNow(host, date), host.timezone()))
  return clock.locale(chooseLocale(host, optionalText(locale, 2) ?? 'en').name).week()
}

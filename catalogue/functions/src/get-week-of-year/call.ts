import type { FunctionBody } from '@heddle/kit'
import { dateOrNow, optionalText } from '../dates/arguments.ts'
import { calendar } from '../dates/calendar.ts'
import { chooseLocale } from '../dates/locales.ts'
import { toWall } from '../dates/zone.ts'

const STEPS_PER_WEEK = 60

export const call: FunctionBody = (host, date, locale) => {
  host.spend(STEPS_PER_WEEK)
  const clock = calendar(toWall(dateOrNow(host, date), host.timezone()))
  return clock.locale(chooseLocale(host, optionalText(locale, 2) ?? 'en').name).week()
}

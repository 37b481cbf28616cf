import type { FunctionBody } from '@heddle/kit'
import { dateOrNow, optionalText } from '../dates/arguments.ts'
import { calendar } from '../dates/calendar.ts'
import { chooseLocale } from '../dates/locales.ts'
import { toWall } from '../dates/zone.ts'

export const call: FunctionBody = (host, date, locale) => {
  const clock = calendar(toWall(dateOrNow(host, date), host.timezone()))
  return clock.locale(chooseLocale(host, optionalText(locale, 2) ?? 'en').name).week()
}

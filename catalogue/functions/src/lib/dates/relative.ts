import type { FunctionBody } from '@heddle/kit'
import { MESSAGES } from '../messages.ts'
import { requireDateText } from './arguments.ts'
import { calendar, calendarName } from './calendar.ts'
import { chooseLocale } from './locales.ts'

const STEPS_TO_COMPARE = 60

/** Body of a function that says how far a date is from now, seen from one of both. */
export function relativeText(direction: 'from' | 'to'): FunctionBody {
  return (host, date, withoutSuffix, locale) => {
    const instant = requireDateText(host, date, MESSAGES.mustBeDateAsString(1))
    host.spend(STEPS_TO_COMPARE)
    const there = calendar(instant).locale(calendarName(chooseLocale(host, locale)))
    return there[direction](calendar(host.now()), Boolean(withoutSuffix))
  }
}

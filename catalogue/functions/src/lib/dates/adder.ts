import type { FunctionBody } from '@heddle/kit'
import { requireNumber } from '../arguments/require-number.ts'
import { MESSAGES } from '../messages.ts'
import { isoText, requireDate } from './arguments.ts'
import { calendar } from './calendar.ts'
import { moveWall, zoneOfVisitor } from './zone.ts'

const MILLISECONDS = { second: 1000, minute: 60_000, hour: 3_600_000 } as const

/** Body of a function that moves a date by so many seconds, minutes or hours. */
export function timeAdder(unit: keyof typeof MILLISECONDS): FunctionBody {
  return (host, date, amount) => {
    const instant = requireDate(host, date, MESSAGES.mustBeDate(1))
    return isoText(instant + requireNumber(amount, 2) * MILLISECONDS[unit], MESSAGES.mustBeNumber(2))
  }
}

/** Body of a function that moves a date by days, months or years of the calendar: the clock shows the same time then. */
export function calendarAdder(unit: 'day' | 'month' | 'year'): FunctionBody {
  return (host, date, amount) => {
    const instant = requireDate(host, date, MESSAGES.mustBeDate(1))
    const count = requireNumber(amount, 2)
    const moved = moveWall(instant, zoneOfVisitor(host), (wall) => calendar(wall).add(count, unit).valueOf())
    return isoText(moved, MESSAGES.mustBeNumber(2))
  }
}

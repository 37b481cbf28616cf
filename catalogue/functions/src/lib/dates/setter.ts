import type { FunctionBody } from '@heddle/kit'
import { requireNumber } from '../arguments/require-number.ts'
import { MESSAGES } from '../messages.ts'
import { isoText, requireDate } from './arguments.ts'
import { calendar } from './calendar.ts'
import { moveWall, zoneOfVisitor } from './zone.ts'

interface Options {
  /** Number of the first one where people count from 1 and the calendar from 0. */
  readonly first?: number
  /** 0 leaves the date as it is (logic reference 1.10). */
  readonly zeroKeeps?: boolean
}

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'date' | 'month' | 'year'

/** Body of a function that gives a part of a date another number, on the visitor's clock. `day` is the day of the week. */
export function partSetter(unit: Unit, { first = 0, zeroKeeps = false }: Options = {}): FunctionBody {
  return (host, date, value) => {
    const instant = requireDate(host, date, MESSAGES.mustBeDate(1))
    const number = requireNumber(value, 2)
    if (number === 0 && zeroKeeps) return isoText(instant, MESSAGES.mustBeDate(1))
    const set = (wall: number) =>
      calendar(wall)
        .set(unit, number - first)
        .valueOf()
    return isoText(moveWall(instant, zoneOfVisitor(host), set), MESSAGES.mustBeNumber(2))
  }
}

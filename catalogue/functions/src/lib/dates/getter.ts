import type { FunctionBody } from '@heddle/kit'
import { dateOrNow } from './arguments.ts'
import { calendar } from './calendar.ts'
import { toWall, zoneOfVisitor } from './zone.ts'

/** Body of a function that reads a part of a date, or of now, from the visitor's clock. */
export function partGetter(read: (clock: ReturnType<typeof calendar>) => number): FunctionBody {
  return (host, date) => read(calendar(toWall(dateOrNow(host, date), zoneOfVisitor(host))))
}

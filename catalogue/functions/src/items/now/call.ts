import type { FunctionBody } from '@heddle/kit'
import { isoText } from '../../lib/dates/arguments.ts'
import { toWall, zoneOfVisitor } from '../../lib/dates/zone.ts'
import { MESSAGES } from '../../lib/messages.ts'

export const call: FunctionBody = (host) => {
  host.deprecated?.('now', 'date')
  return isoText(toWall(host.now(), zoneOfVisitor(host)), MESSAGES.mustBeDate(1))
}

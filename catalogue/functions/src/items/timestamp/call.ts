import type { FunctionBody } from '@heddle/kit'
import { toWall, zoneOfVisitor } from '../../lib/dates/zone.ts'

export const call: FunctionBody = (host) => {
  host.deprecated?.('timestamp', 'toTimestamp')
  return toWall(host.now(), zoneOfVisitor(host))
}

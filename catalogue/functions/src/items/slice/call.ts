import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { optionalNumber, requireNumber } from '../../lib/arguments/require-number.ts'

export const call: FunctionBody = (host, list, start, end) => {
  const rows = requireList(host, list, 1)
  const [from, to] = [requireNumber(start, 2), optionalNumber(end, 3, rows.length)]
  host.spend(Math.max(0, placeOf(to, rows.length) - placeOf(from, rows.length)))
  return rows.slice(from, to)
}

/** Where a place that may be counted from the end lies. */
function placeOf(place: number, length: number): number {
  return Math.min(length, place < 0 ? Math.max(0, length + place) : place)
}

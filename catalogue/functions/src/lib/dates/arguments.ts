import type { FunctionHost } from '@heddle/kit'
import { requireText } from '../arguments/require-text.ts'
import { MAX_DATE_LENGTH } from '../limits.ts'
import { MESSAGES } from '../messages.ts'
import { instantOf } from '../values/instant-of.ts'
import { readInstant } from './read.ts'
import { isZone, zoneOfVisitor } from './zone.ts'

/** What a date takes: to be read, told by the clocks of a zone, moved and written. */
const STEPS_PER_DATE = 20

/** The instant of an argument that is a date: ISO text, milliseconds since 1970 or a date object. Throws `message` else. */
export function requireDate(host: FunctionHost, value: unknown, message: string): number {
  const instant = value instanceof Date ? instantOf(value) : value
  if (typeof instant !== 'number') return requireDateText(host, instant, message)
  host.spend(STEPS_PER_DATE)
  return requireInstant(instant, message)
}

/** The instant of an argument that is a text with a date. Throws `message` else. */
export function requireDateText(host: FunctionHost, value: unknown, message: string): number {
  if (typeof value !== 'string') throw new Error(message)
  host.spend(STEPS_PER_DATE + (Math.min(value.length, MAX_DATE_LENGTH) >> 1))
  return requireInstant(readInstant(value, zoneOfVisitor(host)), message)
}

/** The instant of the only argument, or now when it is left out. */
export function dateOrNow(host: FunctionHost, value: unknown): number {
  if (value !== undefined) return requireDate(host, value, MESSAGES.mustBeDate(1))
  host.spend(STEPS_PER_DATE)
  return host.now()
}

/** ISO text of an instant; throws `message` when the calendar does not reach so far. */
export function isoText(instant: number, message: string): string {
  return new Date(requireInstant(instant, message)).toISOString()
}

/** A text argument; `undefined` when it is left out or empty. */
export function optionalText(value: unknown, position: number): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  return requireText(value, position)
}

/** Name of a time zone, which exists. Throws else. Position 1 is the first. */
export function requireZone(host: FunctionHost, value: unknown, position: number): string {
  const zone = requireText(value, position)
  if (!isZone(host, zone)) throw new Error(MESSAGES.mustBeZone(position))
  return zone
}

/** The calendar of JavaScript but for its outermost days, which the clocks of some zones do not show any more. */
const FARTHEST = 8.64e15 - 2 * 86_400_000

function requireInstant(instant: number, message: string): number {
  if (!(Math.abs(instant) <= FARTHEST)) throw new Error(message)
  return instant
}

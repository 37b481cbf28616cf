import { readPlainNumber } from '../../lib/number-text/number-text.ts'
import { instantOf as instantIn } from '../../lib/zones/zone.ts'
import { DURATION } from './limits.ts'

export const UNITS = ['day', 'hour', 'minute', 'second'] as const
export type Unit = (typeof UNITS)[number]

const SECONDS: Readonly<Record<Unit, number>> = { day: 86_400, hour: 3600, minute: 60, second: 1 }

/** Units from the largest that is asked for to the smallest. */
export function unitsFrom(largest: unknown, withSeconds: boolean): readonly Unit[] {
  const first = UNITS.findIndex((unit) => unit === largest)
  const from = UNITS.slice(first === -1 ? 0 : first)
  return withSeconds || from.length === 1 ? from : from.slice(0, -1)
}

/** So many of each unit; of the largest as many as there are. */
export function splitSeconds(
  seconds: number,
  units: readonly Unit[],
): readonly { readonly unit: Unit; readonly count: number }[] {
  let left = seconds
  return units.map((unit) => {
    const count = Math.floor(left / SECONDS[unit])
    left -= count * SECONDS[unit]
    return { unit, count }
  })
}

const PARTS = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/

/** A moment as it is written: its parts, and from where in the world they are seen, where that is said. */
export interface WrittenMoment {
  readonly utc: number
  /** Minutes east of Greenwich; `undefined` where nothing is said. */
  readonly offset: number | undefined
}

/** `2030-01-01T00:00`, with seconds and `Z` or `+02:00` behind it or not; `undefined` for whatever else. */
export function readMoment(value: unknown): WrittenMoment | undefined {
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone] =
    PARTS.exec(typeof value === 'string' ? value.trim() : '') ?? []
  if (year === undefined) return undefined
  const utc = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  // 30 February is no day.
  if (!new Date(utc).toISOString().startsWith(`${year}-${month}-${day}`)) return undefined
  return { utc, offset: offsetOf(zone) }
}

function offsetOf(zone: string | undefined): number | undefined {
  if (zone === undefined) return undefined
  if (zone === 'Z') return 0
  const [hours, minutes] = [zone.slice(1, 3), zone.slice(-2)].map(Number)
  return (zone.startsWith('-') ? -1 : 1) * ((hours ?? 0) * 60 + (minutes ?? 0))
}

/** The instant that is meant, in milliseconds; what names no place in the world is seen on a clock of that zone. */
export function instantOf({ utc, offset }: WrittenMoment, zone: string): number {
  return offset === undefined ? instantIn(utc / 1000, zone) : utc - offset * 60_000
}

/** Seconds to count down, whatever was given. */
export function readDuration(value: unknown): number {
  const seconds = readPlainNumber(value) ?? DURATION.default
  return Math.min(DURATION.max, Math.max(DURATION.min, Math.round(seconds)))
}

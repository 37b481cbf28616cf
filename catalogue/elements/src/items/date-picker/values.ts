import { firstOf, monthOf, partsOf, SECONDS_OF_DAY, toDay, yearOf, type View } from './calendar.ts'
import { LIMITS } from './limits.ts'
import { instantOf, wallOf } from '../../lib/zones/zone.ts'

/**
 * What is picked, as one whole number: a day, a month, a year, seconds since midnight, or for a day with a time seconds of the
 * clock on the wall since 1970.
 */
export type Mode = 'datetime' | 'date' | 'time' | 'month' | 'year'

/** Longest text that can be a date. */
const LONGEST = 40
const DATE = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?(?:[T ](.+))?$/
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/

const pad = (value: number, length = 2): string => String(value).padStart(length, '0')

/**
 * Reads a text of ISO 8601, a number of milliseconds or a `Date`. Days, months and years are read as they are written and pass
 * through no time zone.
 * @param zone of the wall, for a day with a time
 */
export function readValue(mode: Mode, value: unknown, zone: string): number | undefined {
  const ms = value instanceof Date ? value.getTime() : value
  if (typeof ms === 'number') {
    const wall = Number.isFinite(ms) && Math.abs(ms) <= 8.64e15 ? wallOf(ms, mode === 'datetime' ? zone : 'UTC') : undefined
    return wall === undefined || !isWithin(Math.floor(wall / SECONDS_OF_DAY)) ? undefined : fromWall(mode, wall)
  }
  if (typeof value !== 'string' || value.length > LONGEST) return undefined
  const text = value.trim()
  if (mode === 'time' && TIME.test(text)) return readTime(text)
  const [, year = '', month = '01', date = '01', rest] = DATE.exec(text) ?? []
  const day = toDay(Number(year), Number(month) - 1, Number(date))
  // A day that there is not is none.
  if (year === '' || writeDay(day) !== `${year}-${month}-${date}` || !isWithin(day)) return undefined
  const time = rest === undefined ? 0 : readTime(rest)
  if (time === undefined) return undefined
  const wall = day * SECONDS_OF_DAY + time
  const offset = mode === 'datetime' ? TIME.exec(rest ?? '')?.[4] : undefined
  return fromWall(mode, offset === undefined ? wall : wallOf((wall - offsetOf(offset)) * 1000, zone))
}

/** The text of what is picked: `2026-11-23`, `09:30:00`, `2026-11`, `2026`, or an instant in UTC. */
export function writeValue(mode: Mode, value: number, zone: string): string {
  switch (mode) {
    case 'date':
      return writeDay(value)
    case 'month':
      return `${pad(yearOf(value), 4)}-${pad((value % 12) + 1)}`
    case 'year':
      return pad(value, 4)
    case 'time':
      return writeTime(value)
    case 'datetime':
      return new Date(instantOf(value, zone)).toISOString()
  }
}

/** The cell of the grid that something picked stands in: a day, a month or a year. */
export function cellOf(mode: Mode, value: number): number {
  return mode === 'datetime' ? Math.floor(value / SECONDS_OF_DAY) : value
}

/** What is picked when a cell is, at a time of the day. */
export function valueOf(mode: Mode, cell: number, time: number): number {
  return mode === 'datetime' ? cell * SECONDS_OF_DAY + time : cell
}

/** What a mode picks from; `undefined` where there is only a time. */
export function viewOf(mode: Mode): View | undefined {
  return mode === 'time' ? undefined : mode === 'month' ? 'months' : mode === 'year' ? 'years' : 'days'
}

/** The first day of what is picked, and its time: what formats write. */
export function momentOf(mode: Mode, value: number): { readonly day: number; readonly time: number } {
  if (mode === 'time') return { day: 0, time: value }
  const month = mode === 'year' ? value * 12 : value
  const day = mode === 'month' || mode === 'year' ? firstOf(month) : cellOf(mode, value)
  return { day, time: mode === 'datetime' ? value - day * SECONDS_OF_DAY : 0 }
}

function fromWall(mode: Mode, wall: number): number {
  const day = Math.floor(wall / SECONDS_OF_DAY)
  switch (mode) {
    case 'datetime':
      return wall
    case 'time':
      return wall - day * SECONDS_OF_DAY
    case 'date':
      return day
    case 'month':
      return monthOf(day)
    case 'year':
      return partsOf(day).year
  }
}

function isWithin(day: number): boolean {
  const { year } = partsOf(day)
  return year >= LIMITS.years.min && year <= LIMITS.years.max
}

function writeDay(day: number): string {
  const { year, month, day: date } = partsOf(day)
  return `${pad(year, 4)}-${pad(month + 1)}-${pad(date)}`
}

function writeTime(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) => pad(part)).join(':')
}

function readTime(text: string): number | undefined {
  const [, hours, minutes, seconds = 0] = TIME.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Seconds that a place is ahead of UTC. */
function offsetOf(text: string): number {
  if (text === 'Z') return 0
  const size = Number(text.slice(1, 3)) * 3600 + Number(text.slice(-2)) * 60
  return text.startsWith('-') ? -size : size
}

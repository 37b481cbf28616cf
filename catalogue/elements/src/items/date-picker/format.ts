import { partsOf, SECONDS_OF_DAY, weekdayOf, weekOfYear } from './calendar.ts'
import type { Names } from './names.ts'
import { instantOf } from '../../lib/zones/zone.ts'
import { momentOf, type Mode } from './values.ts'

/** What a format is written with. */
export interface FormatOptions {
  readonly mode: Mode
  readonly pattern: string
  readonly names: () => Names
  readonly zone: string
  readonly has24Hours: () => boolean
  readonly hasSeconds: boolean
}

// Bounded: patterns are cut to 200 characters before it meets them.
export const TOKENS =
  /\[([^\]]*)\]|'([^']*)'|"([^"]*)"|[Yy]{4}|[Yy]{2}|M{1,4}|Do|D{1,2}|d{1,4}|H{1,2}|h{1,2}|m{1,2}|S{3}|s{1,2}|ww|[AaZQ]/g
const HAS_TIME = /[Hhm]/
const HAS_DAY = /[Dd]/
const pad = (value: number, length = 2): string => String(value).padStart(length, '0')
const LONGEST_PATTERN = 200

/** One date as people read it. */
export function formatValue(value: number, options: FormatOptions): string {
  const { day, time } = momentOf(options.mode, value)
  const pattern = patternOf(options)
  const { year, month, day: date } = partsOf(day)
  const hours = Math.floor(time / 3600)
  const minutes = Math.floor(time / 60) % 60
  const half = hours % 12 || 12
  const isBeside = HAS_DAY.test(pattern)
  const names = options.names
  const write = (token: string): string => {
    switch (token.replaceAll('y', 'Y')) {
      case 'YYYY':
        return pad(year, 4)
      case 'YY':
        return pad(year % 100)
      case 'MMMM':
        return names().month(month, 'long', isBeside)
      case 'MMM':
        return names().month(month, 'short', isBeside)
      case 'MM':
        return pad(month + 1)
      case 'M':
        return String(month + 1)
      case 'Do':
        return `${date}${ordinal(date)}`
      case 'DD':
      case 'dd':
        return pad(date)
      case 'D':
      case 'd':
        return String(date)
      case 'dddd':
        return names().weekday(weekdayOf(day), 'long')
      case 'ddd':
        return names().weekday(weekdayOf(day), 'short')
      case 'HH':
        return pad(hours)
      case 'H':
        return String(hours)
      case 'hh':
        return pad(half)
      case 'h':
        return String(half)
      case 'mm':
        return pad(minutes)
      case 'm':
        return String(minutes)
      case 'ss':
        return pad(time % 60)
      case 's':
        return String(time % 60)
      case 'SSS':
        return '000'
      case 'A':
        return hours < 12 ? 'AM' : 'PM'
      case 'a':
        return hours < 12 ? 'am' : 'pm'
      case 'ww':
        return pad(weekOfYear(day, 1, 4))
      case 'Q':
        return String(Math.floor(month / 3) + 1)
      default:
        return token === 'Z' ? offsetText(day * SECONDS_OF_DAY + time, options.zone) : token
    }
  }
  return pattern.replaceAll(TOKENS, (token: string, ...quoted: (string | undefined)[]) => {
    return quoted.slice(0, 3).find((text) => text !== undefined) ?? write(token)
  })
}

/** All that is picked: a range from and to, several one after another. */
export function formatValues(values: readonly (number | undefined)[], isRange: boolean, options: FormatOptions): string {
  const texts = values.map((value) => (value === undefined ? '' : formatValue(value, options)))
  return texts.join(isRange ? ' - ' : '; ').trim()
}

/** A pattern that says what is picked: the builder's, unless it is for days where there are none. */
export function patternOf({ mode, pattern, has24Hours, hasSeconds }: FormatOptions): string {
  const given = pattern.slice(0, LONGEST_PATTERN)
  const time = (): string => {
    const seconds = hasSeconds ? ':ss' : ''
    return has24Hours() ? `HH:mm${seconds}` : `h:mm${seconds} A`
  }
  switch (mode) {
    case 'time':
      return HAS_TIME.test(given) ? given : time()
    case 'month':
      return HAS_DAY.test(given) ? 'MMMM YYYY' : given
    case 'year':
      return /[DdM]/.test(given) ? 'YYYY' : given
    case 'datetime':
      return HAS_TIME.test(given) ? given : `${given} ${time()}`
    case 'date':
      return given
  }
}

function ordinal(date: number): string {
  if (date > 10 && date < 14) return 'th'
  return ['th', 'st', 'nd', 'rd'][date % 10] ?? 'th'
}

function offsetText(wall: number, zone: string): string {
  const minutes = Math.round(wall / 60 - instantOf(wall, zone) / 60_000)
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`
}

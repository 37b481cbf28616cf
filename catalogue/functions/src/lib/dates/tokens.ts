import type { Locale } from './locales.ts'
import { monthNames, weekdayNames } from './names.ts'
import { weekOfYear } from './week-of-year.ts'
import { offsetText } from './zone.ts'

/** Writes one part of a date: of a wall (see `zone.ts`), read as UTC, and its offset in milliseconds. */
export type Write = (clock: Date, offset: number) => string | number

const two = (value: number) => (value < 10 ? `0${value}` : String(value))

const FIXED: Readonly<Record<string, Write>> = {
  YY: (clock) => String(clock.getUTCFullYear()).slice(-2),
  YYYY: (clock) => String(clock.getUTCFullYear()).padStart(4, '0'),
  Q: (clock) => Math.floor(clock.getUTCMonth() / 3) + 1,
  M: (clock) => clock.getUTCMonth() + 1,
  MM: (clock) => two(clock.getUTCMonth() + 1),
  D: (clock) => clock.getUTCDate(),
  DD: (clock) => two(clock.getUTCDate()),
  d: (clock) => clock.getUTCDay(),
  H: (clock) => clock.getUTCHours(),
  HH: (clock) => two(clock.getUTCHours()),
  h: (clock) => clock.getUTCHours() % 12 || 12,
  hh: (clock) => two(clock.getUTCHours() % 12 || 12),
  k: (clock) => clock.getUTCHours() || 24,
  kk: (clock) => two(clock.getUTCHours() || 24),
  m: (clock) => clock.getUTCMinutes(),
  mm: (clock) => two(clock.getUTCMinutes()),
  s: (clock) => clock.getUTCSeconds(),
  ss: (clock) => two(clock.getUTCSeconds()),
  SSS: (clock) => String(clock.getUTCMilliseconds()).padStart(3, '0'),
  W: isoWeek,
  WW: (clock) => two(isoWeek(clock)),
  X: (clock, offset) => Math.floor((clock.getTime() - offset) / 1000),
  x: (clock, offset) => clock.getTime() - offset,
  Z: (_clock, offset) => offsetText(offset),
  ZZ: (_clock, offset) => offsetText(offset, ''),
}

/** Writer of a token of dayjs. The pattern as a whole decides on the case of names in languages that decline them. */
export function tokenWriter(token: string, pattern: string, locale: Locale): Write {
  return FIXED[token] ?? LOCAL[token]?.(locale, pattern) ?? (() => token)
}

const LOCAL: Readonly<Record<string, (locale: Locale, pattern: string) => Write>> = {
  MMM: (locale, pattern) => {
    const names = monthNames(locale, pattern, 'short')
    return (clock) => names[clock.getUTCMonth()] ?? ''
  },
  MMMM: (locale, pattern) => {
    const names = monthNames(locale, pattern, 'long')
    return (clock) => names[clock.getUTCMonth()] ?? ''
  },
  dd: (locale) => weekday(weekdayNames(locale, 'narrow')),
  ddd: (locale) => weekday(weekdayNames(locale, 'short')),
  dddd: (locale) => weekday(weekdayNames(locale, 'long')),
  Do: (locale) => {
    const ordinal = locale.ordinal ?? String
    return (clock) => String(ordinal(clock.getUTCDate())).replace(/[[\]]/g, '')
  },
  a: (locale) => (clock) => meridiem(locale, clock, true),
  A: (locale) => (clock) => meridiem(locale, clock, false),
  w: (locale) => (clock) => weekOfYear(clock.getTime(), locale),
  ww: (locale) => (clock) => two(weekOfYear(clock.getTime(), locale)),
}

function weekday(names: readonly string[]): Write {
  return (clock) => names[clock.getUTCDay()] ?? ''
}

/** Languages may divide the day otherwise than into AM and PM. */
function meridiem(locale: Locale, clock: Date, lower: boolean): string {
  const { meridiem: own } = locale as { meridiem?: (hour: number, minute: number, lower: boolean) => string }
  const hour = clock.getUTCHours()
  if (own) return own(hour, clock.getUTCMinutes(), lower)
  const name = hour < 12 ? 'AM' : 'PM'
  return lower ? name.toLowerCase() : name
}

const DAY = 86_400_000

/** Week 1 is the one with the year's first Thursday; a week belongs to the year of its Thursday. */
function isoWeek(clock: Date): number {
  const day = Math.floor(clock.getTime() / DAY)
  const thursday = day + 3 - ((((day + 3) % 7) + 7) % 7)
  const year = new Date(thursday * DAY).getUTCFullYear()
  return Math.floor((thursday - Math.floor(new Date(0).setUTCFullYear(year, 0, 1) / DAY)) / 7) + 1
}

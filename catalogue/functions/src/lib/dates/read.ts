import { MAX_DATE_LENGTH } from '../limits.ts'
import { readStamp } from './read-stamp.ts'
import { fromWall, type ZoneName } from './zone.ts'

/** Year, then month, day, hours, minutes, seconds, fraction as far as they are there; last a zone: `Z` or `+02:00`. */
// Bounded: all texts here have at most MAX_DATE_LENGTH letters.
const ISO =
  /^(\d{4})[-/]?(\d{1,2})?[-/]?(\d{0,2})[Tt\s]*(\d{1,2})?:?(\d{1,2})?:?(\d{1,2})?(?:[.:,](\d+))?\s*(Z|z|[+-]\d{2}(?::?\d{2})?)?$/
/** Years beyond four digits, as instants of the far future and past are written. */
const FAR = /^[+-]\d{6}-\d\d-\d\dT[\d:.]+Z$/
/** `12/25/2024 10:30`: month first, as JavaScript reads it. */
const SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{4})((?:[\s,]+\d{1,2}:\d{2}.*)?)$/
/** `Wed, 25 Dec 2024 10:00:00 GMT`, `December 25, 2024`. */
// Bounded: by MAX_DATE_LENGTH.
const WORDS =
  /^(?=.*\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))(?=.*\b\d{4}\b)(?:[\d\s:.,+-]|\b(?:sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(?:[ap]m|GMT|UTC|Z|[ECMP][SD]T)|\(.*\)$)+$/i
// Bounded: by MAX_DATE_LENGTH.
const NAMED_ZONE = /(?:\b(?:UTC|GMT|Z|[ECMP][SD]T)|[+-]\d{2}:?\d{2})(?:\s*\(.*\))?$/i

/**
 * The instant a text names, in milliseconds; `NaN` when it names none, or a day that does not exist. A text without a zone
 * is what the clocks of `zone` show. Beside ISO 8601 it takes what JavaScript reads alike everywhere.
 */
export function readInstant(text: string, zone: ZoneName): number {
  const stamp = readStamp(text)
  if (!Number.isNaN(stamp)) return stamp
  if (text.length > MAX_DATE_LENGTH) return Number.NaN
  // Two patterns of space side by side would try each way to share a run of it.
  const trimmed = text.trim().replaceAll(/\s+/g, ' ')
  const parts = ISO.exec(trimmed)
  if (parts) return readIso(parts, zone)
  const slashes = SLASHES.exec(trimmed)
  if (slashes) {
    const [, month = '', day = '', year = '', time = ''] = slashes
    return readInstant(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${time.replace(',', ' ')}`, zone)
  }
  if (FAR.test(trimmed)) return Date.parse(trimmed)
  return WORDS.test(trimmed) ? readWords(trimmed, zone) : Number.NaN
}

function readIso(parts: readonly (string | undefined)[], zone: ZoneName): number {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => (part === undefined || part === '' ? undefined : Number(part)))
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return Number.NaN
  if (hour > 24 || minute > 59 || second > 59) return Number.NaN
  const milli = Number((parts[7] ?? '').slice(0, 3).padEnd(3, '0'))
  const midnight = new Date(0).setUTCFullYear(year, month - 1, day)
  const wall = midnight + ((hour * 60 + minute) * 60 + second) * 1000 + milli
  return parts[8] === undefined ? fromWall(wall, zone) : wall - readOffset(parts[8])
}

function readOffset(named: string): number {
  if (named === 'Z' || named === 'z') return 0
  const minutes = Number(named.slice(1, 3)) * 60 + Number(named.slice(3).replace(':', ''))
  return (named.startsWith('-') ? -minutes : minutes) * 60_000
}

function readWords(text: string, zone: ZoneName): number {
  if (NAMED_ZONE.test(text)) return Date.parse(text)
  const wall = Date.parse(`${text} UTC`)
  const day = new Date(wall).getUTCDate()
  // JavaScript reads 31 February as a day of March, of which the text says nothing.
  const named = day === 1 || (text.match(/\d+/g) ?? []).some((digits) => Number(digits) === day)
  return named ? fromWall(wall, zone) : Number.NaN
}

function daysInMonth(year: number, month: number): number {
  return new Date(new Date(0).setUTCFullYear(year, month, 0)).getUTCDate()
}

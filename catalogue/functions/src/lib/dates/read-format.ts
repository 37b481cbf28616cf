import type { FunctionHost } from '@heddle/kit'
import { MAX_DATE_LENGTH } from '../limits.ts'
import { calendar, calendarName } from './calendar.ts'
import { dateFormatter } from './format.ts'
import type { Locale } from './locales.ts'
import { fromWall, type ZoneName } from './zone.ts'

const STEPS_TO_READ = 40

/** What is read besides the text: the language of names, the zone of the clock, and now, for what the pattern leaves out. */
export interface Reading {
  readonly locale: Locale
  readonly zone: ZoneName
  readonly now: number
}

/** The instant that a text in a given pattern of dayjs names, in milliseconds; `NaN` when it does not fit or no such day exists. */
export function readWithFormat(host: FunctionHost, text: string, pattern: string, { locale, zone, now }: Reading): number {
  if (text.length > MAX_DATE_LENGTH || pattern.length > MAX_DATE_LENGTH) return Number.NaN
  host.spend(STEPS_TO_READ + text.length + pattern.length)
  const tokens = pattern.replace(/\[[^[\]]*]/g, '')
  if (/[XxZ]/.test(tokens)) return calendar(text, pattern, calendarName(locale)).valueOf()
  const missing = missingTokens(tokens)
  const prefix = missing === '' ? '' : dateFormatter(host, missing, locale)(now, zone)
  const wall = calendar(prefix + text, missing + pattern, calendarName(locale)).valueOf()
  if (Number.isNaN(wall)) return wall
  return saysTheSame(text, dateFormatter(host, pattern, locale)(wall, 'UTC')) ? fromWall(wall, zone) : Number.NaN
}

/** A time without a date is today; a day without a month is of this month, a month without a year of this year. */
function missingTokens(tokens: string): string {
  if (/[YLl]/.test(tokens)) return ''
  if (/M/.test(tokens)) return 'YYYY '
  return /D/.test(tokens) ? 'YYYY MM ' : 'YYYY MM DD '
}

/** 31/02 is read as 2 March: the numbers of the text and of the date as it would be written must agree. */
function saysTheSame(text: string, written: string): boolean {
  const wanted = numbersOf(text)
  return numbersOf(written).every((number, at) => wanted[at] === number)
}

function numbersOf(text: string): readonly number[] {
  return (text.match(/\d+/g) ?? []).map(Number)
}

import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import dayOfYear from 'dayjs/plugin/dayOfYear.js'
import relativeTime from 'dayjs/plugin/relativeTime.js'
import utc from 'dayjs/plugin/utc.js'
import type { Locale } from './locales.ts'

dayjs.extend(utc)
dayjs.extend(customParseFormat)
dayjs.extend(dayOfYear)
dayjs.extend(relativeTime)

declare module 'dayjs' {
  /** With the plugin for formats, the third argument may be the language of the names of months. */
  export function utc(text: string, format: string, locale: string): dayjs.Dayjs
}

/** Calendar arithmetic on walls (see `zone.ts`), read as UTC: nothing here asks for the machine's own zone. */
export const calendar = dayjs.utc

/** The name by which the calendar knows a locale from now on. */
export function calendarName(locale: Locale): string {
  return dayjs.locale(locale, undefined, true)
}

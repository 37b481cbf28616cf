import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import dayOfYear from 'dayjs/plugin/dayOfYear.js'
import relativeTime from 'dayjs/plugin/relativeTime.js'
import utc from 'dayjs/plugin/utc.js'
import weekOfYear from 'dayjs/plugin/weekOfYear.js'

dayjs.extend(utc)
dayjs.extend(customParseFormat)
dayjs.extend(dayOfYear)
dayjs.extend(relativeTime)
dayjs.extend(weekOfYear)

declare module 'dayjs' {
  /** With the plugin for formats, the third argument may be the language of the names of months. */
  export function utc(text: string, format: string, locale: string): dayjs.Dayjs
}

/** Calendar arithmetic on walls (see `zone.ts`), read as UTC: nothing here asks for the machine's own zone. */
export const calendar = dayjs.utc

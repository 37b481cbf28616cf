export type Period = 'year' | 'month' | 'day'

const LOOKS: Readonly<Record<Period, Intl.DateTimeFormatOptions>> = {
  year: { year: 'numeric' },
  month: { year: 'numeric', month: 'short' },
  day: { dateStyle: 'medium' },
}
/** How much of an ISO date names the period. */
const LENGTHS: Readonly<Record<Period, number>> = { year: 4, month: 7, day: 10 }
const LONGEST_DATE = 40
/** Words such as “May” are dates to a browser, and 2026 a moment of 1970. */
const ISO_DATE = /^\d{4}-\d\d/
const EARLIEST = 1e10

export const isPeriod = (given: unknown): given is Period => typeof given === 'string' && Object.hasOwn(LOOKS, given)

/** The year, month or day of a moment, as a text that sorts; what is no moment stays as it is. */
export function periodOf(value: unknown, period: Period): unknown {
  const isMoment = typeof value === 'number' ? Math.abs(value) >= EARLIEST : typeof value === 'string' && ISO_DATE.test(value)
  if (!isMoment) return value
  const moment = new Date(typeof value === 'string' ? value.slice(0, LONGEST_DATE) : (value as number))
  return Number.isNaN(moment.getTime()) ? value : moment.toISOString().slice(0, LENGTHS[period])
}

/** How a period is read; the text itself where it is none. */
export function periodText(text: string, period: Period, language: string): string {
  const isPeriodText = /^\d{4}(?:-\d\d){0,2}$/.test(text) && text.length === LENGTHS[period]
  return isPeriodText ? formatOf(period, language).format(new Date(text)) : text
}

function formatOf(period: Period, language: string): Intl.DateTimeFormat {
  const look = { ...LOOKS[period], timeZone: 'UTC' } as const
  try {
    return new Intl.DateTimeFormat(language || 'en', look)
  } catch {
    return new Intl.DateTimeFormat('en', look)
  }
}

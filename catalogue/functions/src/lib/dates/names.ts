import type { Locale } from './locales.ts'

type Names = readonly string[]
/** Languages that decline their months choose by the pattern: `5 мая` beside `май 2024`. */
type MonthNames = Names | ((clock: { readonly month: () => number }, pattern: string) => string)

/** Names of the twelve months as a pattern needs them. */
export function monthNames(locale: Locale, pattern: string, length: 'long' | 'short'): Names {
  const long = namesOf((locale.months ?? []) as MonthNames, pattern)
  if (length === 'long') return long
  return locale.monthsShort ? namesOf(locale.monthsShort as MonthNames, pattern) : long.map((name) => name.slice(0, 3))
}

/** Names of the seven weekdays, Sunday first. */
export function weekdayNames(locale: Locale, length: 'long' | 'short' | 'narrow'): Names {
  const long = locale.weekdays ?? []
  if (length === 'long') return long
  if (length === 'short') return locale.weekdaysShort ?? long.map((name) => name.slice(0, 3))
  return locale.weekdaysMin ?? long.map((name) => name.slice(0, 2))
}

function namesOf(months: MonthNames, pattern: string): Names {
  if (typeof months !== 'function') return months
  return Array.from({ length: 12 }, (_, month) => months({ month: () => month }, pattern))
}

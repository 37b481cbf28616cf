import type { Locale } from './locales.ts'

const DAY = 86_400_000

/**
 * Week of the year that a wall (see `zone.ts`) stands in, 1 to 53, as a language counts: from its first day of the week, week 1
 * being the one with the day of January that it names. Days at the end of a year may be of week 1 of the next.
 */
export function weekOfYear(wall: number, locale: Locale): number {
  const { weekStart = 0, yearStart = 0 } = locale as Locale & { readonly yearStart?: number }
  const clock = new Date(wall)
  const day = Math.floor(wall / DAY)
  const beginning = (of: number) => of - ((((of + 4 - weekStart) % 7) + 7) % 7)
  const firstWeek = (year: number) => beginning(Math.floor(new Date(0).setUTCFullYear(year, 0, yearStart || 1) / DAY))
  const week = beginning(day)
  const year = clock.getUTCFullYear()
  const first = [year + 1, year, year - 1].map(firstWeek).find((start) => start <= week) ?? week
  return (week - first) / 7 + 1
}

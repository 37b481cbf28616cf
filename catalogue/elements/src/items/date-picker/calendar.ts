import { LIMITS } from './limits.ts'

/**
 * Days and months as whole numbers: days since 1970-01-01, months since the year 0. No clock and no time zone takes part, so
 * that a day is the same day for everybody.
 */

export { SECONDS_OF_DAY } from '../../lib/zones/zone.ts'
const MS_OF_DAY = 86_400_000

/** The remainder that is never below zero. */
export const modulo = (value: number, by: number): number => ((value % by) + by) % by

/** @param month from 0; months and days beyond their year or month count on */
export function toDay(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month, day) / MS_OF_DAY
}

/** Year, month from 0 and day of the month. */
export function partsOf(day: number): { readonly year: number; readonly month: number; readonly day: number } {
  const date = new Date(day * MS_OF_DAY)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() }
}

export function monthOf(day: number): number {
  const { year, month } = partsOf(day)
  return year * 12 + month
}

export const yearOf = (month: number): number => Math.floor(month / 12)
export const firstOf = (month: number): number => toDay(yearOf(month), modulo(month, 12), 1)
export const daysIn = (month: number): number => firstOf(month + 1) - firstOf(month)

/** 0 for Sunday to 6. */
export const weekdayOf = (day: number): number => modulo(day + 4, 7)

export const startOfWeek = (day: number, weekStart: number): number => day - modulo(weekdayOf(day) - weekStart, 7)

/** The same day of another month, or its last one. */
export function addMonths(day: number, count: number): number {
  const month = monthOf(day) + count
  return firstOf(month) + Math.min(partsOf(day).day, daysIn(month)) - 1
}

/** First day of the six weeks that show a month. */
export const gridOf = (month: number, weekStart: number): number => startOfWeek(firstOf(month), weekStart)

/** Number of a week. @param minimalDays how many days of a year its first week has at least: 4 by ISO 8601 */
export function weekOfYear(day: number, weekStart: number, minimalDays: number): number {
  const start = startOfWeek(day, weekStart)
  // A week belongs to the year that enough of its days are in.
  const { year } = partsOf(start + 7 - minimalDays)
  return (start - startOfWeek(toDay(year, 0, minimalDays), weekStart)) / 7 + 1
}

/** First and last day and month that there are here. */
export const ENDS = {
  days: [toDay(LIMITS.years.min, 0, 1), toDay(LIMITS.years.max, 11, 31)],
  months: [LIMITS.years.min * 12, LIMITS.years.max * 12 + 11],
  years: [LIMITS.years.min, LIMITS.years.max],
} as const
export type View = keyof typeof ENDS

export function clamp(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value))
}

/** A whole number within bounds, of whatever a value is. */
export function toWhole(value: unknown, ends: readonly [number, number], usual: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? clamp(Math.floor(value), ends) : usual
}

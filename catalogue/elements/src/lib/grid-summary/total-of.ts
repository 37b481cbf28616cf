import { cellText, toNumber, type Writing } from '../grid/cell-text.ts'
import { isNumeric, type Column, type Total } from '../grid/column.ts'
import { columnText } from '../grid/column-options.ts'
import { toMoment } from '../grid/filter-rows.ts'
import { readField } from '../grid/order-rows.ts'

/** An average has as many more digits behind the point than what it is made of. */
const FINER = 2
/** More digits than that are what is left of numbers in two's powers. */
const MOST_DIGITS = 12

/**
 * What a column comes to; what is no number, and for the least and greatest of dates no date, counts for nothing.
 * @returns `undefined` where there is none
 */
export function totalOf(
  { key, total, holds }: Pick<Column, 'key' | 'total' | 'holds'>,
  rows: readonly unknown[],
  places: readonly number[],
): unknown {
  const values = places.map((place) => readField(rows[place], key))
  if (total === 'count') return values.filter(isSomething).length
  if (total === 'least' || total === 'greatest') {
    const isOfDates = holds === 'date' || holds === 'date-time'
    return extreme(values, isOfDates ? toMoment : toNumber, total === 'least' ? -1 : 1)
  }
  const numbers = values.flatMap((value) => toNumber(value) ?? [])
  if (numbers.length === 0) return undefined
  const digits = numbers.reduce((most, number) => Math.max(most, digitsOf(number)), 0)
  const sum = numbers.reduce((all, number) => all + number, 0)
  const result = total === 'sum' ? rounded(sum, digits) : rounded(sum / numbers.length, digits + FINER)
  return Number.isFinite(result) ? result : undefined
}

const isSomething = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The value that is read as the least or the greatest, as it is stored. */
function extreme(values: readonly unknown[], read: (value: unknown) => number | undefined, sign: 1 | -1): unknown {
  let [best, found]: [number, unknown] = [Number.NEGATIVE_INFINITY, undefined]
  for (const value of values) {
    const height = (read(value) ?? Number.NaN) * sign
    if (height > best) [best, found] = [height, value]
  }
  return found
}

/** Digits behind the point, as a number is written. */
function digitsOf(number: number): number {
  const [digits = '', power = '0'] = String(number).split('e')
  const point = digits.indexOf('.')
  return Math.max(0, (point < 0 ? 0 : digits.length - point - 1) - Number(power))
}

/** 0.1 and 0.2 come to 0.3. */
const rounded = (number: number, digits: number): number => Number(number.toFixed(Math.min(digits, MOST_DIGITS)))

/** A total as people read it: as its column writes values, where it is one. */
export function totalText(value: unknown, column: Column, writing: Writing): string {
  const { total, kind } = column
  if (value === undefined) return '–'
  const isOther = total === 'count' || (total === 'sum' && kind === 'progress')
  const isMade = total === 'sum' || total === 'average'
  if (isOther || (isMade && !isNumeric(kind))) return cellText(value, 'number', writing)
  return columnText(value, { ...column, display: null }, writing, undefined)
}

/** Words of a kind of total, by the field that says them. */
export const TOTAL_WORDS = {
  sum: 'sumText',
  average: 'averageText',
  least: 'leastText',
  greatest: 'greatestText',
  count: 'countText',
} as const satisfies Readonly<Record<Exclude<Total, 'none'>, string>>

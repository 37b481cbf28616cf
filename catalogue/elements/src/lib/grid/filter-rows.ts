import { findText, type Steps } from '@heddle/document/values'
import { toText } from '@heddle/kit/react'
import { toNumber, type Writing } from './cell-text.ts'
import { columnText } from './column-options.ts'
import { isNumeric, type Column } from './column.ts'
import type { Condition, ConditionsPart, RowTest } from './conditions.ts'
import { LONG, PIECE, readField } from './order-rows.ts'
import { createReadAhead } from './read-ahead.ts'

/** What visitors look for: in all columns, and in each by its key. */
export interface Filters {
  readonly search: string
  readonly columns: Readonly<Record<string, ColumnFilter>>
}
/** A part of a text; a range of numbers or days; yes or no. Empty for anything. */
export interface ColumnFilter {
  readonly text?: string
  readonly from?: string
  readonly to?: string
  /** Beside them, where visitors say how a column is filtered: all of these hold, or with `$or` one of them. */
  readonly conditions?: readonly Condition[]
  readonly link?: '$and' | '$or'
}

export const NO_FILTERS: Filters = { search: '', columns: {} }

/** Longer texts are looked for by their beginning. */
export const MOST_SEARCHED = 200

/** Which rows a filter leaves: their places, in order. */
export interface RowFilter {
  (filters: Filters): readonly number[]
  /** Reads a long list by itself, bit by bit, so that the first letter of a search takes little. */
  readonly prepareSearch: () => void
}

/**
 * Filters rows, which are read once, when something is looked for in them first.
 * @param all places of all rows, which are given as they are where nothing is looked for
 * @param reader what reads conditions, once it has come
 */
export function createRowFilter(
  rows: readonly unknown[],
  columns: readonly Column[],
  writing: Writing,
  all: readonly number[] = rows.map((_, place) => place),
  reader?: ConditionsPart,
): RowFilter {
  const texts = createReadAhead(function* learn(column: Column): Steps<readonly string[]> {
    const read: string[] = []
    for (const row of rows) {
      const text = fold(searchedText(readField(row, column.key), column, writing, row))
      if (read.push(text) % PIECE === 0) yield
    }
    return read
  })
  const searched = columns.filter(({ isHidden, kind }) => !isHidden && kind !== 'image')
  const filter = ({ search, columns: wanted }: Filters): readonly number[] => {
    const part = fold(search.slice(0, MOST_SEARCHED).trim())
    const tests = columns.flatMap((column) => {
      const filter = Object.hasOwn(wanted, column.key) ? wanted[column.key] : undefined
      if (!filter) return []
      const valueAt = (place: number): unknown => readField(rows[place], column.key)
      const textAt = (place: number): string => texts.get(column)[place] ?? ''
      const tests = testsOf(column, filter, valueAt, textAt)
      return reader && filter.conditions ? [...tests, ...reader.testsOf(column, filter, valueAt, textAt, writing)] : tests
    })
    if (part !== '') {
      const read = searched.map(texts.get)
      tests.push((place) => read.some((column) => findText(column[place] ?? '', part) >= 0))
    }
    return tests.length === 0 ? all : all.filter((place) => tests.every((test) => test(place)))
  }
  return Object.assign(filter, {
    prepareSearch() {
      if (rows.length > LONG) searched.forEach(texts.prepare)
    },
  })
}

function testsOf(
  column: Column,
  { text = '', from = '', to = '' }: ColumnFilter,
  valueAt: (place: number) => unknown,
  textAt: (place: number) => string,
): readonly RowTest[] {
  const tests: RowTest[] = []
  const part = fold(text.slice(0, MOST_SEARCHED).trim())
  if (part !== '' && column.kind === 'boolean') tests.push((place) => textAt(place) === part)
  else if (part !== '') tests.push((place) => findText(textAt(place), part) >= 0)
  const read = isNumeric(column.kind) ? toNumber : toMoment
  const [low, high] = [read(from), read(to)]
  const value = (place: number): number | undefined => read(valueAt(place))
  if (low !== undefined) tests.push((place) => (value(place) ?? Number.NaN) >= low)
  // A day that is named as the last one counts whole.
  const end = high === undefined ? undefined : isNumeric(column.kind) ? high : high + LAST_MOMENT
  if (end !== undefined) tests.push((place) => (value(place) ?? Number.NaN) <= end)
  return tests
}

/** Of a day, by its first one. */
export const LAST_MOMENT = 86_399_999

/** The moment that a date, or a text or number that spells one, is. */
export function toMoment(value: unknown): number | undefined {
  if (value === '' || (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date))) return undefined
  const moment = new Date(typeof value === 'string' ? value.slice(0, 40) : value).getTime()
  return Number.isNaN(moment) ? undefined : moment
}

/** What is looked for in a value: what is read of it, numbers as they are typed. */
function searchedText(value: unknown, column: Column, writing: Writing, row: unknown): string {
  const { kind, options, display } = column
  const isPlain = typeof value === 'number' && kind !== 'date' && kind !== 'date-time' && options.length === 0 && !display
  return isPlain ? toText(value) : columnText(value, column, writing, row)
}

/** Most texts are of these characters alone, which have no accents to take away: that is the costly part. */
const PLAIN = /^[ -~]*$/

/** Without case and accents. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** Filters as they were given, as far as they can be. */
export function readFilters(given: unknown): Filters {
  const { search, columns } = Object(given) as Readonly<Record<'search' | 'columns', unknown>>
  const entries = typeof columns === 'object' && columns !== null ? Object.entries(columns).slice(0, 200) : []
  return {
    search: typeof search === 'string' ? search : '',
    columns: Object.fromEntries(
      entries.map(([key, one]) => {
        const { text, from, to, conditions, link } = Object(one) as Readonly<Record<keyof ColumnFilter, unknown>>
        const typed = { text: toText(text), from: toText(from), to: toText(to) }
        // What is in them, is read where they are.
        return [key, Array.isArray(conditions) ? { ...typed, conditions, link: link === '$or' ? link : '$and' } : typed]
      }),
    ),
  }
}

/** Filters that a builder begins with: a list of columns, each with what is typed below its heading. */
export const firstFilters = (given: unknown): Filters =>
  readFilters({
    columns: Object.fromEntries((Array.isArray(given) ? given : []).map((one: unknown) => [toText(Object(one)['key']), one])),
  })

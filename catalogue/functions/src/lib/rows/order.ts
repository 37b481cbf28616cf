import type { FunctionHost } from '@heddle/kit'
import { sortRows } from '@heddle/document/values'
import { pageLocale } from '../arguments/page-locale.ts'
import { toJson } from '../values/to-json.ts'

/** What even a short list takes, and what each row does. */
const STEPS_PER_SORT = 100
const STEPS_PER_ROW = 4

/** One criterion of an order: what is compared of each row, and whether the highest comes first. */
export interface Criterion {
  readonly read: (row: unknown, index: number) => unknown
  readonly descending: boolean
}

/**
 * Rows in the order that bindings sort in too, texts by the page's language; the first criterion that differs decides, rows
 * that differ in none keep their places.
 */
export function orderRows(host: FunctionHost, rows: readonly unknown[], criteria: readonly Criterion[]): readonly unknown[] {
  host.spend(criteria.length * (STEPS_PER_SORT + rows.length * STEPS_PER_ROW))
  const rounds = Math.ceil(Math.log2(rows.length + 1))
  const language = pageLocale(host, undefined)
  let places: readonly number[] = Array.from({ length: rows.length }, (_, at) => at)
  const keyed = criteria.map(({ read }) => places.map((at) => measured(host, read(rows[at], at), rounds)))
  // From the last criterion to the first, each one stable: what an earlier one does not tell apart stays.
  for (const [at, { descending }] of [...criteria.entries()].toReversed()) {
    const pairs = places.map((place) => ({ place, value: keyed[at]?.[place] }))
    places = sortRows(pairs, [{ key: 'value', direction: descending ? 'DESC' : 'ASC' }], language).map(({ place }) => place)
  }
  return places.map((place) => rows[place])
}

/** The row with the highest or lowest value; rows whose value is empty do not count. The first of equal ones. */
export function extremeRow(host: FunctionHost, rows: readonly unknown[], { read, descending }: Criterion): unknown {
  host.spend(rows.length)
  const valued = rows.map((row, at) => ({ row, value: read(row, at) })).filter(({ value }) => !isNothing(value))
  const [best] = orderRows(host, valued, [{ read: (one) => (one as { value: unknown }).value, descending }])
  return (best as { row: unknown } | undefined)?.row
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || Number.isNaN(value)
}

/** Counts what comparing a value takes in so many rounds. Lists and objects are sorted by their JSON, which must have an end. */
function measured(host: FunctionHost, value: unknown, rounds: number): unknown {
  const text = typeof value === 'object' && value !== null ? toJson(host, value) : value
  if (typeof text === 'string') host.spend((text.length * rounds) >> 6)
  return value
}

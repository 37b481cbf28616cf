import { compilePattern } from '@heddle/document/regex'
import { applyFilter, compileFilter, sortRows, type SortKey } from '@heddle/document/values'
import { Query } from 'mingo'
import sift from 'sift'
import type { FilterCase } from './cases.ts'
import type { Row } from './rows.ts'

export type Work = () => readonly unknown[]
/** The same work done by each; the limit first. */
export type Subjects = Readonly<Record<'byHand' | 'ours', Work> & Partial<Record<'sift' | 'mingo', Work>>>

/** Filters compiled anew in every call, as when a condition has changed. */
export function filterSubjects({ filter, byHand, query }: FilterCase, rows: readonly Row[]): Subjects {
  return {
    byHand() {
      const kept: Row[] = []
      for (let at = 0; at < rows.length; at += 1) {
        const row = rows[at]
        if (row !== undefined && byHand(row)) kept.push(row)
      }
      return kept
    },
    ours: () =>
      applyFilter(
        rows,
        compileFilter(filter, (value) => value, { pattern: compilePattern }),
      ),
    ...(query && {
      sift: () => rows.filter(sift(query)),
      mingo: () => new Query({ ...query }).find<Row>([...rows]).all(),
    }),
  }
}

export interface SortCase {
  readonly label: string
  readonly keys: readonly SortKey[]
  readonly compare: (left: Row, right: Row) => number
}

export const SORTS: readonly SortCase[] = [
  { label: 'by a number', keys: [{ key: 'price', direction: 'DESC' }], compare: (left, right) => right.price - left.price },
  {
    label: 'by a text, all different',
    keys: [{ key: 'name', direction: 'ASC' }],
    compare: (left, right) => left.name.localeCompare(right.name, 'en'),
  },
  {
    label: 'by a text, few different',
    keys: [{ key: 'city', direction: 'ASC' }],
    compare: (left, right) => left.city.localeCompare(right.city, 'en'),
  },
  {
    label: 'by three keys',
    keys: [
      { key: 'category', direction: 'ASC' },
      { key: 'city', direction: 'DESC' },
      { key: 'price', direction: 'ASC' },
    ],
    compare: (left, right) =>
      left.category.localeCompare(right.category, 'en') || right.city.localeCompare(left.city, 'en') || left.price - right.price,
  },
]

export function sortSubjects({ keys, compare }: SortCase, rows: readonly Row[]): Subjects {
  const order = Object.fromEntries(keys.map(({ key, direction }) => [key, direction === 'ASC' ? 1 : -1]))
  return {
    byHand: () => rows.toSorted(compare),
    ours: () => sortRows(rows, keys),
    mingo: () =>
      new Query({})
        .find<Row>([...rows])
        .sort(order as Record<string, 1 | -1>)
        .all(),
  }
}

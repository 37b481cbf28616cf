import type { SortKey } from '../values/sort/types.ts'
import { readPlainly } from './filter-plainly.ts'

const CLASSES = ['undefined', 'null', 'boolean', 'number', 'nan', 'string', 'object']

function classOf(value: unknown): number {
  return CLASSES.indexOf(value === null ? 'null' : Number.isNaN(value) ? 'nan' : typeof value)
}

/** What the order of two values is, ascending. */
export function comparePlainly(left: unknown, right: unknown, language: string): number {
  const byClass = classOf(left) - classOf(right)
  if (byClass !== 0) return byClass
  if (typeof left === 'boolean') return Number(right) - Number(left)
  if (typeof left === 'number') return left === right ? 0 : left < Number(right) ? -1 : Number.isNaN(left) ? 0 : 1
  const [one, other] = typeof left === 'string' ? [left, String(right)] : [JSON.stringify(left), JSON.stringify(right)]
  return (one ?? '').localeCompare(other ?? '', language)
}

/** Rows by a comparator, as everybody would write it. */
export function sortPlainly(rows: readonly unknown[], keys: readonly SortKey[], language: string): readonly unknown[] {
  // Wrapped, because sorting a list puts its own undefined items last without asking.
  const sorted = rows
    .map((row) => ({ row }))
    .sort((left, right) => {
      for (const { key, direction } of keys) {
        const order = comparePlainly(readPlainly(left.row, key), readPlainly(right.row, key), language)
        if (order !== 0) return direction === 'DESC' ? -order : order
      }
      return 0
    })
  return sorted.map(({ row }) => row)
}

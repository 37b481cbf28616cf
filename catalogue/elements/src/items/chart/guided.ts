import { readPath } from '@heddle/document/values'
import { toText } from '@heddle/kit/react'
import type { Series } from '../../lib/charts/chart-spec.ts'
import { MOST_SERIES } from './limits.ts'
import { periodOf, periodText, type Period } from './period.ts'
import { isEmpty, summarise, toNumber, type Aggregate } from './summary.ts'

/** How rows become points. Paths are empty for none. */
export interface Guide {
  readonly x: string
  readonly y: string
  readonly groupBy: string
  /** What of dates makes one point of several; absent for their whole texts. */
  readonly period?: Period
  readonly language: string
  readonly aggregate: Aggregate
  readonly orderBy: 'default' | 'x' | 'y'
  readonly isDescending: boolean
  /** Whether rows without an x, and points without a y, count. */
  readonly withEmpty: boolean
  /** The most points, 0 for all. */
  readonly limit: number
}

interface Point {
  readonly x: unknown
  /** By series. */
  readonly values: Map<string, unknown[]>
}

const READ_ALIKE = new Intl.Collator('en', { numeric: true })

/** Two values of the same text are one, as they are on the axis. */
const keyOf = (value: unknown): string => (isEmpty(value) ? '' : toText(value))
const inList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/**
 * One point for each x, one series for each group (elements reference 27.2). Takes time that grows with rows, and with points
 * times the series that are drawn.
 */
export function seriesOf(
  rows: readonly unknown[],
  guide: Guide,
): { readonly labels: readonly string[]; readonly series: readonly Series[] } {
  const groups = new Map<string, string>()
  const points = new Map<string, Point>()
  const { period } = guide
  const pointOf = (x: unknown): unknown => (period ? periodOf(x, period) : x)
  for (const row of rows) {
    const isScalar = typeof row !== 'object' || row === null
    const group = isScalar || guide.groupBy === '' ? '' : keyOf(readPath(row, guide.groupBy))
    if (!groups.has(group)) {
      if (groups.size >= MOST_SERIES) continue
      groups.set(group, group)
    }
    const ys = isScalar || guide.y === '' ? [row] : inList(readPath(row, guide.y))
    // One row counts once for each of its values of x, however often it names one.
    const given = isScalar ? [row] : inList(readPath(row, guide.x))
    for (const x of new Set(given.map(pointOf))) {
      if (isEmpty(x) && !guide.withEmpty) continue
      const key = keyOf(x)
      const point = points.get(key) ?? { x, values: new Map<string, unknown[]>() }
      points.set(key, point)
      const values = point.values.get(group)
      const more = guide.aggregate === 'count' || isScalar ? [row] : ys
      if (values) for (const value of more) values.push(value)
      else point.values.set(group, [...more])
    }
  }
  const isCount = guide.aggregate === 'count' || guide.aggregate === 'distinct'
  const drawn = [...points.values()].map(({ x, values }) => ({
    x,
    ys: [...groups.keys()].map((group) => summarise(values.get(group) ?? [], guide.aggregate) ?? (isCount ? 0 : null)),
  }))
  const kept = ordered(guide.withEmpty ? drawn : drawn.filter(({ ys }) => ys.some((y) => y !== null)), guide)
  const few = guide.limit > 0 ? kept.slice(0, guide.limit) : kept
  return {
    labels: few.map(({ x }) => (period ? periodText(keyOf(x), period, guide.language) : keyOf(x))),
    series: [...groups.values()].map((label, at) => ({ label, data: few.map(({ ys }) => ys[at] ?? null) })),
  }
}

function ordered<P extends { readonly x: unknown; readonly ys: readonly (number | null)[] }>(
  points: readonly P[],
  { orderBy, isDescending }: Guide,
): readonly P[] {
  if (orderBy === 'default') return points
  const total = ({ ys }: P): number => ys.reduce<number>((sum, y) => sum + (y ?? 0), 0)
  const areNumbers = orderBy === 'y' || points.every(({ x }) => isEmpty(x) || toNumber(x) !== undefined)
  const numberOf = (point: P): number => (orderBy === 'y' ? total(point) : (toNumber(point.x) ?? Number.NEGATIVE_INFINITY))
  const compare = (a: P, b: P): number => {
    if (!areNumbers) return READ_ALIKE.compare(keyOf(a.x), keyOf(b.x))
    const [first, second] = [numberOf(a), numberOf(b)]
    return first === second ? 0 : first < second ? -1 : 1
  }
  return points.toSorted((a, b) => (isDescending ? compare(b, a) : compare(a, b)))
}

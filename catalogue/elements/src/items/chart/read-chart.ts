import { toText } from '@heddle/kit/react'
import type { Series } from '../../lib/charts/chart-spec.ts'
import { seriesOf } from './guided.ts'
import { MOST_SERIES } from './limits.ts'
import { isPeriod } from './period.ts'
import { toNumber, type Aggregate } from './summary.ts'

export interface ReadChart {
  readonly labels: readonly string[]
  readonly series: readonly Series[]
  /** The data is none that can be drawn. */
  readonly isWrong?: true
}

/** Values of the fields that say what is drawn; bound ones may be anything. */
export interface ChartData {
  readonly chartType: unknown
  readonly dataType: unknown
  readonly labels: unknown
  readonly datasets: unknown
  readonly data: unknown
  readonly dataXField: unknown
  readonly dataYField: unknown
  readonly dataXPeriod: unknown
  readonly yAxis: unknown
  readonly aggregate: unknown
  readonly groupBy: unknown
  readonly dataOrderBy: unknown
  readonly dataDirection: unknown
  readonly dataXEmpty: unknown
  readonly limit: unknown
}

/** Specification section 5. */
export const DATA_ERROR = 'Invalid value. Data must be an array (or a collection).'

/** The rows of a list or of a collection; none where nothing is bound yet, `undefined` for what holds none. */
export function rowsIn(data: unknown): readonly unknown[] | undefined {
  if (Array.isArray(data)) return data
  if (data === null || data === undefined) return []
  const { data: rows, ...rest } = Object(data) as { readonly data?: unknown; readonly isFetching?: unknown }
  if (Array.isArray(rows)) return rows
  // A collection that has not been asked for its rows.
  return 'isFetching' in rest && (rows === null || rows === undefined) ? [] : undefined
}

export const isRound = (chartType: unknown): boolean => chartType === 'pie' || chartType === 'donut'

/** Whether groups make series of their own: where one number of a group can stand beside another's. */
export const canGroup = ({ chartType, yAxis, aggregate }: Pick<ChartData, 'chartType' | 'yAxis' | 'aggregate'>): boolean =>
  !isRound(chartType) && (yAxis !== 'field-summary' || ['distinct', 'value', 'sum'].includes(toText(aggregate)))

/** What is drawn, whatever the fields hold. */
export function readChart(props: ChartData, language = 'en'): ReadChart {
  if (props.dataType !== 'guided') return readAdvanced(props)
  const rows = rowsIn(props.data)
  if (!rows) return { labels: [], series: [], isWrong: true }
  const orderBy = props.dataOrderBy === 'x' || props.dataOrderBy === 'y' ? props.dataOrderBy : 'default'
  return seriesOf(rows, {
    x: toText(props.dataXField) || fieldOf(rows, () => true),
    y: toText(props.dataYField) || fieldOf(rows, (value) => typeof value === 'number'),
    ...(isPeriod(props.dataXPeriod) && { period: props.dataXPeriod }),
    language,
    groupBy: canGroup(props) ? toText(props.groupBy) : '',
    aggregate: props.yAxis === 'field-summary' ? aggregateOf(props.aggregate) : 'count',
    orderBy,
    isDescending: props.dataDirection === 'DESC',
    withEmpty: Boolean(props.dataXEmpty),
    limit: typeof props.limit === 'number' && props.limit > 0 ? Math.floor(props.limit) : 0,
  })
}

/** The first field of the rows that fits, if need be their id: what was only just bound shows something. */
function fieldOf(rows: readonly unknown[], fits: (value: unknown) => boolean): string {
  const row = rows.find((one) => typeof one === 'object' && one !== null)
  const names = Object.entries(Object(row) as object).flatMap(([name, value]) => (fits(value) ? [name] : []))
  return names.find((name) => name !== 'id') ?? names[0] ?? ''
}

const AGGREGATES: ReadonlySet<unknown> = new Set(['value', 'sum', 'average', 'median', 'min', 'max'])
const aggregateOf = (given: unknown): Aggregate => (AGGREGATES.has(given) ? (given as Aggregate) : 'distinct')

/** A list, or the values of an object. */
const listOf = (given: unknown): readonly unknown[] =>
  Array.isArray(given) ? given : typeof given === 'object' && given !== null ? Object.values(given) : []

function readAdvanced({ labels, datasets }: ChartData): ReadChart {
  const names = listOf(labels).map((label) => toText(label))
  const series = (Array.isArray(datasets) ? datasets : []).slice(0, MOST_SERIES).map((given: unknown): Series => {
    const { label, data, borderColor, backgroundColor, kind, onSecond } = Object(given) as Readonly<Record<string, unknown>>
    const [color, fill] = [toText(borderColor), toText(backgroundColor)]
    return {
      label: toText(label),
      data: listOf(data).map((value) => toNumber(valueOf(value)) ?? null),
      ...(color && { color }),
      ...(fill && { fill }),
      ...((kind === 'line' || kind === 'bar') && { kind }),
      ...(onSecond === true && { isOnSecond: true }),
    }
  })
  const longest = series.reduce((most, { data }) => Math.max(most, data.length), 0)
  // Every point has a place, named or not.
  return { labels: Array.from({ length: Math.max(names.length, longest) }, (_, at) => names[at] ?? ''), series }
}

/** A number, or a point of which only the height counts. */
const valueOf = (given: unknown): unknown => (typeof given === 'object' && given !== null ? Reflect.get(given, 'y') : given)

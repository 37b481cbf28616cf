import type { FilterLeaf, FilterNode } from '@heddle/document/values'
import { toNumber, type Writing } from '../grid/cell-text.ts'
import type { Column } from '../grid/column.ts'
import type { ConditionsPart } from '../grid/conditions.ts'
import { MOST_SEARCHED, type ColumnFilter, type Filters } from '../grid/filter-rows.ts'

/**
 * What visitors look for, as collections filter (specification section 5).
 * @param reader what reads conditions, once it has come
 */
export function serverFilter(
  { search, columns: wanted }: Filters,
  columns: readonly Column[],
  writing: Writing,
  reader?: ConditionsPart,
): FilterNode<unknown> {
  const named = columns.filter(({ key }) => key !== '')
  const conditions: (FilterNode<unknown> | FilterLeaf<unknown>)[] = named.flatMap((column) => {
    const filter = Object.hasOwn(wanted, column.key) ? wanted[column.key] : undefined
    if (!filter) return []
    return [...conditionsOf(column, filter, writing), ...((filter.conditions && reader?.serverConditions(column, filter)) || [])]
  })
  const part = partOf(search)
  if (part !== '') {
    const searched = named.filter(({ isHidden, kind }) => !isHidden && kind !== 'image')
    conditions.push({ link: '$or', conditions: searched.map(({ key }) => contains(key, part)) })
  }
  return { conditions }
}

const partOf = (text: string): string => text.slice(0, MOST_SEARCHED).trim()
const contains = (field: string, value: string): FilterLeaf<unknown> => ({ field, operator: '$iLike:contains', value })

function conditionsOf(
  { key: field, kind }: Column,
  { text = '', from = '', to = '' }: ColumnFilter,
  { yes, no }: Writing,
): readonly FilterLeaf<unknown>[] {
  const part = partOf(text)
  if (kind === 'boolean') return part === yes || part === no ? [{ field, operator: '$eq', value: part === yes }] : []
  const [low, high] = kind === 'number' ? [toNumber(from), toNumber(to)] : [dayOf(from), dayAfter(to)]
  return [
    ...(part === '' ? [] : [contains(field, part)]),
    ...(low === undefined ? [] : [{ field, operator: '$gte' as const, value: low }]),
    // A day that is named as the last one counts whole.
    ...(high === undefined ? [] : [{ field, operator: kind === 'number' ? ('$lte' as const) : ('$lt' as const), value: high }]),
  ]
}

const DAY = /^\d{4}-\d\d-\d\d$/
/** A day as it is written in dates. */
export const dayOf = (text: string): string | undefined => (DAY.test(text) ? text : undefined)

export function dayAfter(text: string): string | undefined {
  const day = new Date(dayOf(text) ?? '')
  if (Number.isNaN(day.getTime())) return undefined
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

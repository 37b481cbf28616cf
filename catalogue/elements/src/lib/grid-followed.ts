import type { Followed, FollowedFilter, FieldValues } from '@heddle/kit'
import { PAGE_SIZE } from './grid/limits.ts'

const BY_ITS_VALUES = {
  en: 'its kind follows from its values: choose one',
  ru: 'вид столбца определяется по значениям: выберите его',
}
const YES_OR_NO = { en: 'yes and no are words of the page', ru: '«да» и «нет» — слова страницы' }
const CONDITIONS = { en: 'conditions are more than a parameter says', ru: 'условия не передать параметром' }
const MAYBE = { en: 'a formula says whether it has a filter', ru: 'есть ли фильтр, определяет формула' }

const RANGES: ReadonlySet<unknown> = new Set(['number', 'currency', 'rating', 'progress', 'date', 'date-time'])
const UNKNOWN: ReadonlySet<unknown> = new Set([undefined, 'auto', 'slot'])

/** What parameters of a collection can follow that a data grid turns the pages of. */
export function gridFollowed(values: FieldValues, read: (variable: string) => string): Followed {
  const { pageSize, searchable, columns, filterConditions } = values
  const [sorted, filters] = [`${read('sort')}?.[0]`, read('filters')]
  const filterOf = ({ key, title, kind, isFiltered }: Readonly<Record<string, unknown>>): FollowedFilter | [] => {
    if (typeof key !== 'string' || key === '' || kind === 'action' || (isFiltered ?? false) === false) return []
    const field = { field: key, label: typeof title === 'string' && title !== '' ? title : key }
    if (isFiltered !== true) return { ...field, why: MAYBE }
    if (filterConditions !== false) return { ...field, why: CONDITIONS }
    if (UNKNOWN.has(kind)) return { ...field, why: BY_ITS_VALUES }
    if (kind === 'boolean') return { ...field, why: YES_OR_NO }
    const own = `${filters}?.columns?.[${JSON.stringify(key)}]`
    return RANGES.has(kind) ? { ...field, from: `${own}?.from`, to: `${own}?.to` } : { ...field, text: `${own}?.text` }
  }
  return {
    size: typeof pageSize === 'number' ? pageSize : PAGE_SIZE.default,
    sort: { key: `${sorted}?.key`, isDescending: `${sorted}?.direction === 'DESC'` },
    ...(searchable !== false && { search: `${filters}?.search` }),
    filters: Array.isArray(columns)
      ? columns.flatMap((column: unknown) => filterOf(Object(column) as Readonly<Record<string, unknown>>))
      : undefined,
  }
}

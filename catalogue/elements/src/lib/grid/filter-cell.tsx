import type { ReactNode } from 'react'
import { toText } from '@heddle/kit/react'
import type { GridProps } from '../grid-fields.ts'
import { isNumeric, type Column } from './column.ts'
import type { ColumnFilter } from './filter-rows.ts'
import type { GridState } from './use-grid.ts'

/** What one column is filtered by: a part of a text, a range of numbers or days, yes or no. */
export function FilterCell({
  column,
  grid: { filters, setFilters, writing },
  props,
}: {
  readonly column: Column
  readonly grid: GridState
  readonly props: GridProps
}): ReactNode {
  const { key, kind, title } = column
  const filter: ColumnFilter = Object.hasOwn(filters.columns, key) ? (filters.columns[key] ?? {}) : {}
  const named = (words: unknown): string => toText(words).replaceAll('{title}', () => title)
  const change = (part: ColumnFilter): void =>
    setFilters({ ...filters, columns: { ...filters.columns, [key]: { ...filter, ...part } } })
  const field = (part: keyof ColumnFilter, words: unknown, type: string): ReactNode => (
    <input
      type={type}
      aria-label={named(words)}
      value={filter[part] ?? ''}
      step={type === 'number' ? 'any' : undefined}
      onChange={({ currentTarget }) => change({ [part]: currentTarget.value })}
    />
  )
  if (kind === 'boolean') {
    return (
      <select
        className="heddle-grid-choice"
        aria-label={named(props.filterText)}
        value={filter.text ?? ''}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      >
        <option value="">{toText(props.anyText)}</option>
        <option>{writing.yes}</option>
        <option>{writing.no}</option>
      </select>
    )
  }
  if (!isNumeric(kind) && kind !== 'date' && kind !== 'date-time') return field('text', props.filterText, 'search')
  const type = isNumeric(kind) ? 'number' : 'date'
  return (
    <span className="heddle-grid-range-filter">
      {field('from', props.fromText, type)}
      {field('to', props.toText, type)}
    </span>
  )
}

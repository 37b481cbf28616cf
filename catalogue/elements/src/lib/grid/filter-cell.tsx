import type { ReactNode } from 'react'
import { toText, usePartId } from '@heddle/kit/react'
import type { GridProps } from '../grid-fields.ts'
import { isNumeric, type Column } from './column.ts'
import type { ColumnFilter } from './filter-rows.ts'
import type { GridState } from './use-grid.ts'

interface FilterProps {
  readonly column: Column
  readonly grid: GridState
  readonly props: GridProps
}

/** What one column is filtered by, and the button of its conditions where visitors have such. */
export function FilterCell(given: FilterProps): ReactNode {
  return given.props.filterConditions ? <WithConditions {...given} /> : <FilterFields {...given} />
}

function WithConditions({ column, grid, props }: FilterProps): ReactNode {
  const id = `${usePartId('conditions')}-${column.id}`
  const { part, shown, show } = grid.conditions
  const isShown = shown === column.id
  const count = filterOf(column, grid).conditions?.length
  const label = toText(props.conditionsText).replaceAll('{title}', () => column.title)
  return (
    <span className="heddle-grid-range-filter">
      <FilterFields column={column} grid={grid} props={props} />
      <button
        type="button"
        className="heddle-grid-step heddle-grid-funnel"
        aria-label={count ? `${label}: ${count}` : label}
        aria-haspopup="dialog"
        aria-expanded={isShown}
        // While it is shown a press hides it, which is what the browser does: it would hide at once what a press shows.
        popoverTarget={id}
        onClick={(event) => {
          if (isShown) return
          event.preventDefault()
          show(column.id)
        }}
      >
        {count}
      </button>
      {isShown && part && <part.ConditionsPanel id={id} column={column} grid={grid} props={props} />}
    </span>
  )
}

const filterOf = ({ key }: Column, { filters: { columns } }: GridState): ColumnFilter =>
  (Object.hasOwn(columns, key) ? columns[key] : undefined) ?? {}

/** A part of a text, a range of numbers or days, yes or no. */
function FilterFields({ column, grid, props }: FilterProps): ReactNode {
  const { key, kind, title } = column
  const { filters, setFilters, writing } = grid
  const filter = filterOf(column, grid)
  const named = (words: unknown): string => toText(words).replaceAll('{title}', () => title)
  const change = (part: ColumnFilter): void =>
    setFilters({ ...filters, columns: { ...filters.columns, [key]: { ...filter, ...part } } })
  const field = (part: 'text' | 'from' | 'to', words: unknown, type: string): ReactNode => (
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

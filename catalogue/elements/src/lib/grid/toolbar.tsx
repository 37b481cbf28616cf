import type { ReactNode } from 'react'
import { toText, usePartId } from '@heddle/kit/react'
import type { GridProps } from '../grid-fields.ts'
import type { GridState } from './use-grid.ts'

/** What is done with the whole grid: a search, its columns, a file of it. */
export function GridToolbar({ grid, props }: { readonly grid: GridState; readonly props: GridProps }): ReactNode {
  const id = usePartId('columns')
  if (!props.searchable && !props.columnsMenu && !props.csv) return null
  return (
    <div className="heddle-grid-tools">
      {props.searchable && (
        <input
          type="search"
          className="heddle-grid-search"
          aria-label={toText(props.searchText) || undefined}
          placeholder={toText(props.searchText)}
          value={grid.filters.search}
          onPointerEnter={grid.comeNearSearch}
          onFocus={grid.comeNearSearch}
          onChange={({ currentTarget }) => grid.setFilters({ ...grid.filters, search: currentTarget.value })}
        />
      )}
      {props.columnsMenu && (
        <>
          <button type="button" className="heddle-grid-tool" popoverTarget={id}>
            {toText(props.columnsText)}
          </button>
          <ColumnsPanel id={id} grid={grid} props={props} />
        </>
      )}
      {props.csv && (
        <button type="button" className="heddle-grid-tool" onClick={grid.downloadCsv}>
          {toText(props.csvText)}
        </button>
      )}
    </div>
  )
}

/** Which columns are shown, in which order, and which stay in sight: all that the pointer does at headings, by buttons. */
function ColumnsPanel({
  id,
  grid: { columns },
  props,
}: {
  readonly id: string
  readonly grid: GridState
  readonly props: GridProps
}): ReactNode {
  return (
    <ul className="heddle-grid-panel" id={id} popover="auto" aria-label={toText(props.columnsText) || undefined}>
      {columns.all.map((column, at) => {
        const named = (words: unknown): string => toText(words).replaceAll('{title}', () => column.title)
        const step = (sign: string, words: unknown, to: number): ReactNode => (
          <button
            type="button"
            className="heddle-grid-step"
            aria-label={named(words)}
            aria-disabled={to < 0 || to >= columns.all.length || undefined}
            onClick={() => columns.move(column.id, to)}
          >
            {sign}
          </button>
        )
        return (
          <li key={column.id}>
            <label>
              <input type="checkbox" checked={!column.isHidden} onChange={() => columns.hide(column.id, !column.isHidden)} />
              {column.title || column.id}
            </label>
            {props.movable && step('↑', props.earlierText, at - 1)}
            {props.movable && step('↓', props.laterText, at + 1)}
            <button
              type="button"
              className="heddle-grid-step"
              aria-label={named(props.pinText)}
              aria-pressed={column.pinned !== 'none'}
              onClick={() => columns.pin(column.id, column.pinned === 'none' ? 'start' : 'none')}
            >
              ⇤
            </button>
          </li>
        )
      })}
    </ul>
  )
}

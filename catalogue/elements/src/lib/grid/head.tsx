import type { DragEvent, KeyboardEvent, ReactNode } from 'react'
import { toText } from '@heddle/kit/react'
import type { GridProps } from '../grid-fields.ts'
import type { PlacedColumn } from './arrange-columns.ts'
import { FilterCell } from './filter-cell.tsx'
import { cellClass, cellStyle } from './place-style.ts'
import { ResizeHandle } from './resize-handle.tsx'
import type { GridState } from './use-grid.ts'

/** Pixels by which a key makes a column wider. */
const STEP = 16
const DRAGGED = 'application/x-heddle-column'

/** The headings; those of columns that sort are buttons. A row of filters stands below where there are any. */
export function GridHead({ grid, props }: { readonly grid: GridState; readonly props: GridProps }): ReactNode {
  const { columns, selection, details } = grid
  const { placed } = columns
  return (
    <thead>
      <tr aria-rowindex={1}>
        {props.rowReorder && <td className="heddle-grid-check heddle-grid-corner" />}
        {selection.mode !== 'none' && (
          <th scope="col" className="heddle-grid-check">
            {selection.mode === 'multiple' && (
              <input
                type="checkbox"
                aria-label={toText(props.selectAllText) || undefined}
                checked={selection.ofFiltered === 'all'}
                ref={(box) => {
                  if (box) box.indeterminate = selection.ofFiltered === 'some'
                }}
                onChange={selection.toggleAll}
              />
            )}
          </th>
        )}
        {details.label !== undefined && <td className="heddle-grid-check heddle-grid-corner" />}
        {placed.map((column, at) => (
          <Heading key={column.id} column={column} at={at} grid={grid} props={props} />
        ))}
      </tr>
      {placed.some(({ isFiltered }) => isFiltered) && (
        <tr className="heddle-grid-filters">
          {Array.from({ length: grid.leading }, (_, at) => (
            <td key={at} />
          ))}
          {placed.map((column) => (
            <td key={column.id} className={cellClass(column)} style={cellStyle(column)}>
              {column.isFiltered && <FilterCell column={column} grid={grid} props={props} />}
            </td>
          ))}
        </tr>
      )}
    </thead>
  )
}

function Heading({
  column,
  at,
  grid: { columns, sort, pressSort, comeNear },
  props,
}: {
  readonly column: PlacedColumn
  readonly at: number
  readonly grid: GridState
  readonly props: GridProps
}): ReactNode {
  const { id, key, title, isSortable, size } = column
  const sortedAt = sort.findIndex((one) => one.key === key)
  const direction = sort[sortedAt]?.direction
  const placeOf = (wanted: string | undefined): number => columns.all.findIndex((one) => one.id === wanted)
  const widthNow = (element: Element): number => size || (element.closest('th')?.getBoundingClientRect().width ?? 0)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0 || !event.altKey || event.ctrlKey || event.metaKey) return
    const ahead = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step
    if (event.shiftKey && props.movable) columns.move(id, placeOf(columns.placed[at + ahead]?.id ?? id))
    else if (!event.shiftKey && props.resizable) columns.resize(id, widthNow(event.currentTarget) + ahead * STEP)
    event.preventDefault()
  }
  const dragging = props.movable && {
    draggable: true,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(DRAGGED, id),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      const dragged = event.dataTransfer.getData(DRAGGED)
      if (placeOf(dragged) < 0) return
      event.preventDefault()
      columns.move(dragged, placeOf(id))
    },
  }
  return (
    <th
      scope="col"
      className={cellClass(column)}
      style={cellStyle(column)}
      aria-sort={direction && (direction === 'ASC' ? 'ascending' : 'descending')}
      {...dragging}
    >
      {isSortable ? (
        <button
          type="button"
          className="heddle-grid-sort"
          onPointerEnter={() => comeNear(key)}
          onFocus={() => comeNear(key)}
          onClick={(event) => pressSort(key, event.shiftKey)}
          onKeyDown={onKeyDown}
        >
          <span className="heddle-grid-title">{title}</span>
          <span className="heddle-grid-arrow" aria-hidden="true">
            {direction && sort.length > 1 ? sortedAt + 1 : undefined}
          </span>
        </button>
      ) : (
        title
      )}
      {props.resizable && <ResizeHandle onResize={(width) => columns.resize(id, width)} />}
    </th>
  )
}

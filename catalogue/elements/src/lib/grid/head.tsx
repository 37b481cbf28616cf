import type { CSSProperties, ReactNode } from 'react'
import type { Column } from './column.ts'
import type { Sorted } from './sort-state.ts'

/** The headings; those of columns that sort are buttons. */
export function GridHead({
  columns,
  sort,
  onSort,
}: {
  readonly columns: readonly Column[]
  readonly sort: readonly Sorted[]
  readonly onSort: (key: string, isAdded: boolean) => void
}): ReactNode {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column) => {
          const at = sort.findIndex(({ key }) => key === column.key)
          const direction = sort[at]?.direction
          return (
            <th
              key={column.id}
              scope="col"
              className={alignClass(column)}
              style={widthStyle(column)}
              aria-sort={direction && (direction === 'ASC' ? 'ascending' : 'descending')}
            >
              {column.isSortable ? (
                <button type="button" className="heddle-grid-sort" onClick={(event) => onSort(column.key, event.shiftKey)}>
                  <span className="heddle-grid-title">{column.title}</span>
                  <span className="heddle-grid-arrow" aria-hidden="true">
                    {direction && sort.length > 1 ? at + 1 : undefined}
                  </span>
                </button>
              ) : (
                column.title
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

export function alignClass({ align }: Column): string | undefined {
  return align === 'start' ? undefined : `heddle-grid-${align}`
}

export function widthStyle({ width }: Column): CSSProperties | undefined {
  return width > 0 ? { width, minWidth: width, maxWidth: width } : undefined
}

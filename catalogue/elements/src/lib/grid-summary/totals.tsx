import { useMemo, type ReactNode } from 'react'
import { toText } from '@heddle/kit/react'
import type { GridProps } from '../grid-fields.ts'
import type { PlacedColumn } from '../grid/arrange-columns.ts'
import { cellClass, cellStyle } from '../grid/place-style.ts'
import type { GridState } from '../grid/use-grid.ts'
import { TOTAL_WORDS, totalOf, totalText } from './total-of.ts'

export const hasTotals = ({ columns }: GridState): boolean => columns.placed.some(({ total }) => total !== 'none')

/** The row of totals below all rows, of those that the filter leaves. */
export function Totals({ grid, props }: { readonly grid: GridState; readonly props: GridProps }): ReactNode {
  if (!hasTotals(grid)) return null
  return (
    <tfoot>
      <tr aria-rowindex={grid.lineCount + 2}>
        <TotalCells grid={grid} props={props} places={grid.filtered} isHead>
          {toText(props.totalText)}
        </TotalCells>
      </tr>
    </tfoot>
  )
}

/**
 * The cells of a row of totals: what the row is called as far as the first column with a total, which the name shares its cell
 * with where that is the very first one, and then one cell for each column.
 */
export function TotalCells({
  grid,
  props,
  places,
  isHead = false,
  children,
}: {
  readonly grid: GridState
  readonly props: GridProps
  readonly places: readonly number[]
  /** Whether the name is the heading of the row. */
  readonly isHead?: boolean
  readonly children: ReactNode
}): ReactNode {
  const { placed } = grid.columns
  const found = placed.findIndex(({ total }, at) => at > 0 && total !== 'none')
  const named = found < 0 ? placed.length : found
  const Name = isHead ? 'th' : 'td'
  const [first] = placed
  const total = (column: PlacedColumn): ReactNode => <TotalText column={column} grid={grid} props={props} places={places} />
  return (
    <>
      <Name scope={isHead ? 'row' : undefined} colSpan={Math.max(1, grid.leading + named)}>
        {children}
        {first && first.total !== 'none' && total(first)}
      </Name>
      {placed.slice(named).map((column) => (
        <td key={column.id} className={cellClass(column)} style={cellStyle(column)}>
          {column.total !== 'none' && total(column)}
        </td>
      ))}
    </>
  )
}

function TotalText({
  column,
  grid: { given, writing },
  props,
  places,
}: {
  readonly column: PlacedColumn
  readonly grid: GridState
  readonly props: GridProps
  readonly places: readonly number[]
}): ReactNode {
  const { key, total, holds } = column
  const { rows } = given
  const value = useMemo(() => totalOf({ key, total, holds }, rows, places), [key, total, holds, rows, places])
  if (total === 'none') return null
  return (
    <span className="heddle-grid-total">
      <span className="heddle-grid-total-name">{toText(props[TOTAL_WORDS[total]])}</span> {totalText(value, column, writing)}
    </span>
  )
}

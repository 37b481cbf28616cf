import type { ReactNode } from 'react'
import { toText } from '@heddle/kit/react'
import type { GridProps } from '../grid-fields.ts'
import { CellContent } from './cell.tsx'
import { cellText } from './cell-text.ts'
import { readField } from './order-rows.ts'
import { cellClass, cellStyle } from './place-style.ts'
import type { GridState } from './use-grid.ts'

/** One row of the list. `at`: where it stands among those that are shown. */
export function GridRow({
  grid,
  props,
  place,
  at,
}: {
  readonly grid: GridState
  readonly props: GridProps
  readonly place: number
  readonly at: number
}): ReactNode {
  const { given, columns, selection, writing } = grid
  const row = given.rows[place]
  const id = grid.idOf(place)
  const isSelected = selection.has(id)
  return (
    <tr aria-rowindex={at + 2} className={isSelected ? 'heddle-grid-chosen' : undefined} onClick={() => grid.clickRow(place, at)}>
      {selection.mode !== 'none' && (
        // What is pressed beside the box is no press on the row.
        <td className="heddle-grid-check" onClick={(event) => event.stopPropagation()}>
          <input
            type="checkbox"
            aria-label={toText(props.selectRowText).replaceAll('{name}', () => nameOf(grid, row, id))}
            checked={isSelected}
            onChange={() => selection.toggle(id)}
          />
        </td>
      )}
      {columns.placed.map((column) => (
        <td key={column.id} className={cellClass(column)} style={cellStyle(column)}>
          <CellContent row={row} column={column} writing={writing} />
        </td>
      ))}
    </tr>
  )
}

/** A row is called by the first column that says something. */
function nameOf({ columns, writing }: GridState, row: unknown, id: string | number): string {
  for (const { key, kind } of columns.placed) {
    const text = kind === 'image' ? '' : cellText(readField(row, key), kind, writing)
    if (text !== '') return text.slice(0, 200)
  }
  return String(id)
}

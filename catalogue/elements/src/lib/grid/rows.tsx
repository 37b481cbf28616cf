import { memo, useCallback, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { toText } from '@heddle/kit/react'
import type { GridProps } from '../grid-fields.ts'
import type { PlacedColumn } from './arrange-columns.ts'
import { CellContent } from './cell.tsx'
import { cellText, type Writing } from './cell-text.ts'
import { readField } from './order-rows.ts'
import { cellClass, cellStyle } from './place-style.ts'
import { isLong } from './row-window.ts'
import type { GridState } from './use-grid.ts'
import { useRowWindow } from './use-row-window.ts'
import type { RowId } from './use-selection.ts'

/** The rows on show; of a long list without pages those near what is in sight. */
export function GridRows({
  grid,
  props,
  box,
}: {
  readonly grid: GridState
  readonly props: GridProps
  /** What scrolls. */
  readonly box: RefObject<HTMLElement | null>
}): ReactNode {
  const { given, columns, selection, shown, pages, writing } = grid
  const { from, to, before, after } = useRowWindow(box, shown, isLong(shown.length, Boolean(props.pagination)))
  const latest = useRef(grid)
  useEffect(() => {
    latest.current = grid
  })
  const onToggle = useCallback((id: RowId) => latest.current.selection.toggle(id), [])
  const onPress = useCallback((place: number, at: number) => latest.current.clickRow(place, at), [])
  const span = columns.placed.length + (selection.mode === 'none' ? 0 : 1)
  return (
    <>
      {before > 0 && <Room key="before" height={before} span={span} />}
      {shown.slice(from, to).map((place, step) => {
        const id = grid.idOf(place)
        return (
          <GridRow
            key={place}
            row={given.rows[place]}
            id={id}
            place={place}
            at={pages.from + from + step}
            columns={columns.placed}
            writing={writing}
            isSelected={selection.has(id)}
            boxName={selection.mode === 'none' ? undefined : toText(props.selectRowText)}
            onToggle={onToggle}
            onPress={onPress}
          />
        )
      })}
      {after > 0 && <Room key="after" height={after} span={span} />}
    </>
  )
}

/** What the rows take that do not stand. */
function Room({ height, span }: { readonly height: number; readonly span: number }): ReactNode {
  return (
    <tr className="heddle-grid-room" aria-hidden="true">
      <td colSpan={span} style={{ height }} />
    </tr>
  )
}

interface GridRowProps {
  readonly row: unknown
  readonly id: RowId
  /** Where it stands in the list, and among those that are shown. */
  readonly place: number
  readonly at: number
  readonly columns: readonly PlacedColumn[]
  readonly writing: Writing
  readonly isSelected: boolean
  /** Absent where rows are not chosen. */
  readonly boxName: string | undefined
  readonly onToggle: (id: RowId) => void
  readonly onPress: (place: number, at: number) => void
}

/** One row of the list, drawn anew only for what it shows. */
const GridRow = memo(function GridRow({
  row,
  id,
  place,
  at,
  columns,
  writing,
  isSelected,
  boxName,
  onToggle,
  onPress,
}: GridRowProps): ReactNode {
  return (
    <tr aria-rowindex={at + 2} className={isSelected ? 'heddle-grid-chosen' : undefined} onClick={() => onPress(place, at)}>
      {boxName !== undefined && (
        // What is pressed beside the box is no press on the row.
        <td className="heddle-grid-check" onClick={(event) => event.stopPropagation()}>
          <input
            type="checkbox"
            aria-label={boxName.replaceAll('{name}', () => nameOf(columns, writing, row, id))}
            checked={isSelected}
            onChange={() => onToggle(id)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={cellClass(column)} style={cellStyle(column)}>
          <CellContent row={row} column={column} writing={writing} />
        </td>
      ))}
    </tr>
  )
})

/** A row is called by the first column that says something. */
function nameOf(columns: readonly PlacedColumn[], writing: Writing, row: unknown, id: RowId): string {
  for (const { key, kind } of columns) {
    const text = kind === 'image' ? '' : cellText(readField(row, key), kind, writing)
    if (text !== '') return text.slice(0, 200)
  }
  return String(id)
}

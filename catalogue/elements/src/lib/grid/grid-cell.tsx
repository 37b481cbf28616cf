import type { ReactNode } from 'react'
import type { PlacedColumn } from './arrange-columns.ts'
import { CellContent, isLink } from './cell.tsx'
import type { Writing } from './cell-text.ts'
import { readField } from './order-rows.ts'
import { SlotCell } from './slot-cell.tsx'
import { cellClass, cellStyle } from './place-style.ts'
import type { CellTools, EditingPart, OpenCell } from './use-editing.ts'

/** What a row tells its cells where they can be gone through. */
export interface RowEditing {
  readonly tools: CellTools
  readonly part: EditingPart | undefined
  /** Place of the cell that Tab comes to; -1 where it is in another row. */
  readonly active: number
  readonly open: OpenCell | undefined
}

/** Whether Tab comes to a cell; `undefined` in a table that is only read. */
export const tabStop = (editing: RowEditing | undefined, cell: number): 0 | -1 | undefined =>
  editing && (editing.active === cell ? 0 : -1)

/** A value of a list or an object is not typed. */
export const isWritable = ({ isEditable }: PlacedColumn, value: unknown): boolean =>
  isEditable && (typeof value !== 'object' || value === null)

/** One cell of a row: its value, or what that is changed with. */
export function GridCell({
  row,
  place,
  at,
  cell,
  column,
  name,
  writing,
  editing,
  gridId,
  onAction,
}: {
  readonly row: unknown
  /** Its row in the list, and among those on show. */
  readonly place: number
  readonly at: number
  /** Its place in the row. */
  readonly cell: number
  readonly column: PlacedColumn
  /** What the row is called. */
  readonly name: () => string
  readonly writing: Writing
  readonly editing: RowEditing | undefined
  readonly gridId: string | undefined
  /** Its button was pressed. */
  readonly onAction: () => void
}): ReactNode {
  const value = readField(row, column.key)
  const isEditable = editing !== undefined && isWritable(column, value)
  const isChecked = isEditable && column.holds === 'boolean'
  const tabIndex = tabStop(editing, cell)
  // The keys are at what stands in the cell where that is used by itself.
  const isUsed = isChecked || column.kind === 'action' || (!isEditable && isLink(value, column))
  const open = editing?.open?.columnId === column.id ? editing.open : undefined
  const Editor = editing?.part?.CellEditor
  return (
    <td
      className={cellClass(column)}
      style={cellStyle(column)}
      tabIndex={isUsed ? undefined : open ? -1 : tabIndex}
      aria-readonly={(editing && !isEditable) || undefined}
    >
      {column.slot ? (
        <SlotCell slot={column.slot} column={column} row={row} value={value} place={place} at={at} gridId={gridId} />
      ) : open && Editor && editing ? (
        <Editor open={open} column={column} value={value} name={name} writing={writing} tools={editing.tools} />
      ) : isChecked ? (
        <input
          type="checkbox"
          aria-label={`${column.title}: ${name()}`}
          tabIndex={tabIndex}
          checked={value === true || value === 'true' || value === 1}
          onChange={({ currentTarget }) => editing.tools.write(place, column, currentTarget.checked)}
        />
      ) : column.kind === 'action' ? (
        <ActionButton label={column.actionLabel || column.title} name={name} tabIndex={tabIndex} onPress={onAction} />
      ) : (
        <CellContent row={row} column={column} writing={writing} tabIndex={isEditable ? -1 : tabIndex} />
      )}
    </td>
  )
}

function ActionButton({
  label,
  name,
  tabIndex,
  onPress,
}: {
  readonly label: string
  readonly name: () => string
  readonly tabIndex: number | undefined
  readonly onPress: () => void
}): ReactNode {
  return (
    <button
      type="button"
      className="heddle-grid-tool"
      aria-label={`${label}: ${name()}`}
      tabIndex={tabIndex}
      onClick={(event) => {
        // It is no press on the row.
        event.stopPropagation()
        onPress()
      }}
    >
      {label}
    </button>
  )
}

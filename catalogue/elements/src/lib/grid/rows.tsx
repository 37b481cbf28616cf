import { memo, useCallback, useEffect, useRef, type CSSProperties, type ReactNode, type RefObject } from 'react'
import { toText, usePartId } from '@heddle/kit/react'
import type { GridProps } from '../grid-fields.ts'
import type { PlacedColumn } from './arrange-columns.ts'
import type { Writing } from './cell-text.ts'
import type { Column } from './column.ts'
import { columnText } from './column-options.ts'
import { GridCell, tabStop, type RowEditing } from './grid-cell.tsx'
import { standingRows } from './held-rows.ts'
import type { MovingPart, StillReason } from './moving.ts'
import { readField } from './order-rows.ts'
import { DetailsCell, RowDetails } from './row-details.tsx'
import { isLong } from './row-window.ts'
import { StateNote, stateOf, type GridStateName } from './state-note.tsx'
import type { GridLine, SummaryPart } from './summary.ts'
import type { CellTools, EditingPart, OpenCell } from './use-editing.ts'
import type { GridState } from './use-grid.ts'
import { useRowWindow } from './use-row-window.ts'
import type { RowId } from './use-selection.ts'

/** The rows on show; of a long list without pages those near what is in sight. */
export function GridRows({
  grid,
  props,
  box,
  part: summary,
  moving,
  gridId,
  asked,
}: {
  readonly grid: GridState
  readonly props: GridProps
  /** What scrolls. */
  readonly box: RefObject<HTMLElement | null>
  readonly part: SummaryPart | undefined
  readonly moving: MovingPart | undefined
  /** What the canvas of the editor knows the grid by; absent elsewhere. */
  readonly gridId: string | undefined
  /** What the canvas of the editor is asked to show in the place of rows. */
  readonly asked: GridStateName | undefined
}): ReactNode {
  const { given, columns, selection, shown, ordered, pages, writing, editing, details } = grid
  const lines = asked ? NO_LINES : grid.lines
  const { active, open, tools, part } = editing
  const seen = useRowWindow(box, grid.outset, lines.length, isLong(ordered.length, Boolean(props.pagination)))
  const latest = useRef(grid)
  useEffect(() => {
    latest.current = grid
  })
  const onToggle = useCallback((id: RowId) => latest.current.selection.toggle(id), [])
  const onPress = useCallback((place: number, at: number) => latest.current.clickRow(place, at), [])
  const onAction = useCallback((place: number, at: number, column: Column) => latest.current.pressAction(place, at, column), [])
  const onOpen = useCallback((id: RowId) => latest.current.details.toggle(id), [])
  const held = [active, open, moving && { place: moving.held }].flatMap((cell) => (cell ? lines.indexOf(cell.place) : []))
  const reason = moving?.whyStill(grid, props)
  // Tab comes to the first cell until somebody was at another that is still there.
  const entered = active && shown.includes(active.place) ? active : { place: shown[0] ?? -1, cell: 0 }
  const span = columns.placed.length + grid.leading
  const detailsId = usePartId('details')
  const standing = standingRows(seen, lines.length, held)
  const Keys = part?.GridKeys
  return (
    <>
      {standing.parts.flatMap(({ from, to, before }) => [
        before > 0 && <Room key={from === seen.from ? 'before' : `before ${from}`} height={before} span={span} />,
        ...lines.slice(from, to).map((place, step) => {
          // Headings have the first number.
          const number = grid.firstLine + from + step + 2
          if (typeof place === 'object')
            return (
              summary && <summary.GroupLine key={`group ${place.id}`} group={place} number={number} grid={grid} props={props} />
            )
          const id = grid.idOf(place)
          return (
            <GridRow
              key={place}
              row={given.rows[place]}
              id={id}
              place={place}
              number={number}
              at={pages.from + grid.rowsBefore(from + step)}
              columns={columns.placed}
              writing={writing}
              isSelected={selection.has(id)}
              boxName={selection.mode === 'none' ? undefined : toText(props.selectRowText)}
              onToggle={onToggle}
              onPress={onPress}
              onAction={onAction}
              openerName={details.label}
              isOpen={details.has(id)}
              detailsId={`${detailsId}-${place}`}
              color={grid.rowColor(given.rows[place])}
              onOpen={onOpen}
              Grip={moving?.Grip}
              reason={reason}
              tools={editing.isGrid ? tools : undefined}
              part={part}
              active={entered.place === place ? entered.cell : -1}
              open={open?.place === place ? open : undefined}
              gridId={place === shown[0] ? gridId : undefined}
            />
          )
        }),
      ])}
      {standing.after > 0 && <Room key="after" height={standing.after} span={span} />}
      {lines.length === 0 && (
        <tr>
          <StateNote state={asked ?? stateOf(grid, props)} props={props} span={Math.max(1, span)} gridId={asked && gridId} />
        </tr>
      )}
      {Keys && <Keys grid={grid} box={box} />}
    </>
  )
}

const NO_LINES: readonly GridLine[] = []

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
  /** Its number among the lines of the table. */
  readonly number: number
  readonly columns: readonly PlacedColumn[]
  readonly writing: Writing
  readonly isSelected: boolean
  /** Absent where rows are not chosen. */
  readonly boxName: string | undefined
  readonly onToggle: (id: RowId) => void
  readonly onPress: (place: number, at: number) => void
  readonly onAction: (place: number, at: number, column: Column) => void
  /** Absent where rows show no more of themselves. */
  readonly openerName: string | undefined
  readonly isOpen: boolean
  readonly detailsId: string
  /** Its ground by the formula of a builder; empty for that of the others. */
  readonly color: string
  readonly onOpen: (id: RowId) => void
  /** Absent where rows stay where they are. */
  readonly Grip: MovingPart['Grip'] | undefined
  readonly reason: StillReason | undefined
  /** Absent where no cell is written in. */
  readonly tools: CellTools | undefined
  readonly part: EditingPart | undefined
  /** Place of the cell that Tab comes to; -1 for one in another row. */
  readonly active: number
  readonly open: OpenCell | undefined
  /** In the first row on the canvas of the editor: its cells are dropped into. */
  readonly gridId: string | undefined
}

/** One row of the list, drawn anew only for what it shows. */
const GridRow = memo(function GridRow({
  row,
  id,
  place,
  at,
  number,
  columns,
  writing,
  isSelected,
  boxName,
  onToggle,
  onPress,
  onAction,
  openerName,
  isOpen,
  detailsId,
  color,
  onOpen,
  Grip,
  reason,
  tools,
  part,
  active,
  open,
  gridId,
}: GridRowProps): ReactNode {
  const editing: RowEditing | undefined = tools && { tools, part, active, open }
  const name = (): string => nameOf(columns, writing, row, id)
  const grips = Grip ? 1 : 0
  const boxes = boxName === undefined ? grips : grips + 1
  const first = openerName === undefined ? boxes : boxes + 1
  const drawn = (
    <tr
      aria-rowindex={number}
      className={isSelected ? 'heddle-grid-chosen' : undefined}
      style={color ? ({ '--grid-row': color } as CSSProperties) : undefined}
      onClick={() => onPress(place, at)}
    >
      {Grip && <Grip place={place} name={name} reason={reason} tabIndex={tabStop(editing, 0)} />}
      {boxName !== undefined && (
        // What is pressed beside the box is no press on the row.
        <td className="heddle-grid-check" onClick={(event) => event.stopPropagation()}>
          <input
            type="checkbox"
            aria-label={boxName.replaceAll('{name}', name)}
            tabIndex={tabStop(editing, grips)}
            checked={isSelected}
            onChange={() => onToggle(id)}
          />
        </td>
      )}
      {openerName !== undefined && (
        <DetailsCell
          name={openerName.replaceAll('{name}', name)}
          isOpen={isOpen}
          controls={detailsId}
          tabIndex={tabStop(editing, boxes)}
          onToggle={() => onOpen(id)}
        />
      )}
      {columns.map((column, step) => (
        <GridCell
          key={column.id}
          row={row}
          place={place}
          at={at}
          cell={first + step}
          column={column}
          name={name}
          writing={writing}
          editing={editing}
          gridId={gridId}
          onAction={() => onAction(place, at, column)}
        />
      ))}
    </tr>
  )
  if (!isOpen) return drawn
  return (
    <>
      {drawn}
      <RowDetails id={detailsId} span={columns.length + first} row={row} place={place} at={at} />
    </>
  )
})

/** A row is called by the first column that says something. */
function nameOf(columns: readonly PlacedColumn[], writing: Writing, row: unknown, id: RowId): string {
  for (const column of columns) {
    const isSilent = column.kind === 'image' || column.kind === 'action'
    const text = isSilent ? '' : columnText(readField(row, column.key), column, writing, row)
    if (text !== '') return text.slice(0, 200)
  }
  return String(id)
}

import { useRef, useState } from 'react'
import type { ClipboardEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import type { Id, RowField } from '@heddle/document'
import { useWindow } from '../../../ui/use-window.ts'
import type { Point } from '../../../ui/context-menu.tsx'
import { cellText } from '../../../controls/cell-text.ts'
import { useColumnWidths, WIDTH } from './column-widths.ts'
import { ColumnHeads } from './column-heads.tsx'
import { GridMenu } from './grid-menu.tsx'
import { GridRow } from './grid-row.tsx'
import { areaOf, gridStep, type Spot } from './grid-step.ts'
import { blockOf, selectedIn, spotOf, taken, useKeepInSight } from './grid-spots.ts'
import type { GridEdit, GridRows } from './grid-types.ts'
import { writeTable } from './parse-table.ts'
import { Typist } from './typist.tsx'
import { words } from './words.ts'
import styles from './grid.module.css'

export const ROW = 26
/** Rows that Page up and Page down pass. */
const PAGE = 12

/**
 * Rows and columns as an ARIA grid, of which only what is in sight is drawn. With `edit` cells are typed over, pasted into and
 * emptied, and columns changed; without it they are looked at and copied.
 */
export function RowsGrid({
  id,
  label,
  columns,
  rows,
  edit,
}: {
  /** Of the collection: its columns have widths of their own. */
  readonly id: Id
  readonly label: string
  readonly columns: readonly RowField[]
  readonly rows: GridRows
  readonly edit: GridEdit | undefined
}) {
  const scroller = useRef<HTMLDivElement>(null)
  const typist = useRef<HTMLInputElement>(null)
  const widths = useColumnWidths(id)
  const count = rows.count + (edit?.canAdd ? 1 : 0)
  const { start, end } = useWindow(scroller, count, ROW)
  const [active, setActive] = useState<Spot>({ row: 0, column: 0 })
  const [anchor, setAnchor] = useState<Spot>({ row: 0, column: 0 })
  const [typing, setTyping] = useState<string>()
  const [menu, setMenu] = useState<{ readonly at: Point; readonly spot: Spot }>()
  const area = areaOf(anchor, active)
  useKeepInSight(scroller, active, ROW, cellId)

  const textAt = ({ row, column }: Spot) => cellText(valueAt(rows, row, columns[column]?.name))
  const go = (spot: Spot, isExtending = false) => {
    setActive(spot)
    if (!isExtending || spot.row < 0) setAnchor(spot)
  }
  const begin = (text?: string) => {
    if (edit && active.row >= 0 && columns[active.column]) setTyping(text ?? textAt(active))
  }
  /** Keeps what was typed and goes on; `undefined` gives it up. */
  const finish = (text: string | undefined, step: 'down' | 'right' | 'left' | 'stay') => {
    setTyping(undefined)
    const field = columns[active.column]
    if (text !== undefined && field && edit && text !== textAt(active)) edit.setText(active.row, field, text)
    if (step === 'stay') return
    const [down, right] = { down: [1, 0], right: [0, 1], left: [0, -1] }[step]
    go({
      row: Math.min(count + (text === undefined ? 0 : 1) - 1, active.row + (down ?? 0)),
      column: Math.max(0, Math.min(columns.length - 1, active.column + (right ?? 0))),
    })
    scroller.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return
    if (event.altKey) return widen(event)
    const isCommand = event.ctrlKey || event.metaKey
    const to = gridStep({ key: event.key, isCommand }, active, {
      rows: count,
      columns: columns.length,
      first: edit ? -1 : 0,
      page: PAGE,
    })
    if (active.row < 0 && edit && onHeadKey(event, isCommand)) return taken(event)
    if (to) go(to, event.shiftKey)
    else if (isCommand && event.key.toLowerCase() === 'a') {
      setAnchor({ row: 0, column: 0 })
      setActive({ row: Math.max(0, rows.count - 1), column: Math.max(0, columns.length - 1) })
    } else if (isCommand && ['c', 'x', 'v'].includes(event.key.toLowerCase())) {
      // The browser brings the clipboard itself; nobody else is to take the key.
      event.stopPropagation()
      return
    } else if (isCommand && event.key === 'Backspace' && edit) edit.removeRows(area.top, area.bottom)
    else if (isCommand) return
    else if (event.key === 'Enter' || event.key === 'F2') begin()
    else if ((event.key === 'Delete' || event.key === 'Backspace') && edit) edit.clear(area, columns)
    else if (event.key === 'Escape') setAnchor(active)
    else if (event.key.length === 1 && edit) begin(event.key)
    else return
    taken(event)
  }
  /** Alt with arrows makes the column wider and narrower. */
  const widen = (event: KeyboardEvent) => {
    const name = columns[active.column]?.name
    const step = event.key === 'ArrowRight' ? 16 : event.key === 'ArrowLeft' ? -16 : 0
    if (step === 0 || name === undefined) return
    widths.setWidth(name, (widths.widths[name] ?? WIDTH) + step)
    taken(event)
  }
  /** Keys on the name of a column. */
  const onHeadKey = (event: KeyboardEvent, isCommand: boolean): boolean => {
    const field = columns[active.column]
    if (!field || !edit) return false
    if (isCommand && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      const to = active.column + (event.key === 'ArrowLeft' ? -1 : 1)
      if (to >= 0 && to < columns.length && edit.changeColumn({ move: field.name, to }) === undefined)
        go({ ...active, column: to })
    } else if (event.key === 'Enter' || event.key === 'F2') edit.rename(field.name)
    else if (event.key === 'Delete' || event.key === 'Backspace') edit.changeColumn({ remove: field.name })
    else return false
    return true
  }

  const onCopy = (event: ClipboardEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeTable(blockOf(area, textAt), '\t'))
    if (event.type === 'cut') edit?.clear(area, columns)
  }
  const onPaste = (event: ClipboardEvent) => {
    if (event.target !== event.currentTarget || !edit) return
    event.preventDefault()
    const pasted = edit.paste(
      { row: Math.max(0, area.top), column: Math.max(0, area.left) },
      event.clipboardData.getData('text/plain'),
    )
    if (pasted) {
      setAnchor({ row: pasted.top, column: pasted.left })
      setActive({ row: pasted.bottom, column: pasted.right })
    }
  }
  const onPointerDown = (event: PointerEvent) => {
    const spot = spotOf(event.target)
    if (!spot || event.button !== 0) return
    if (typing !== undefined && spot.row === active.row && spot.column === active.column) return
    go(spot, event.shiftKey)
  }
  const onPointerMove = (event: PointerEvent) => {
    const spot = event.buttons === 1 ? spotOf(event.target) : undefined
    if (spot && spot.row >= 0 && anchor.row >= 0 && typing === undefined) setActive(spot)
  }
  const onContextMenu = (event: MouseEvent) => {
    if (!edit) return
    event.preventDefault()
    const isKeyboard = event.clientX === 0 && event.clientY === 0
    const spot = (isKeyboard ? undefined : spotOf(event.target)) ?? active
    if (!isKeyboard && (spot.row < area.top || spot.row > area.bottom)) go(spot)
    const box = document.getElementById(cellId(spot))?.getBoundingClientRect()
    setMenu({ spot, at: isKeyboard && box ? { x: box.left + 8, y: box.bottom } : { x: event.clientX, y: event.clientY } })
  }

  const keys = { onKeyDown, onCopy, onCut: onCopy, onPaste }
  const gridId = `grid-${id}`
  const activeCell = columns.length > 0 ? cellId(active) : undefined
  const numbers = Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at)
  return (
    <>
      {edit && <Typist inputRef={typist} label={label} grid={gridId} cell={activeCell} onText={begin} {...keys} />}
      <div
        ref={scroller}
        id={gridId}
        role="grid"
        tabIndex={edit ? -1 : 0}
        aria-label={label}
        aria-rowcount={count + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        {...(edit ? {} : { 'aria-readonly': true, 'aria-activedescendant': activeCell, ...keys })}
        className={styles.grid}
        onFocus={(event) => event.target === event.currentTarget && typist.current?.focus({ preventScroll: true })}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onDoubleClick={(event) => spotOf(event.target) && begin()}
        onContextMenu={onContextMenu}
      >
        <ColumnHeads
          columns={columns}
          active={active.row < 0 ? active.column : undefined}
          edit={edit}
          onMoved={(column) => go({ row: -1, column })}
          {...widths}
        />
        <div role="none" className={styles.body} style={{ height: count * ROW }}>
          {numbers.map((row) => (
            <GridRow
              key={row}
              row={row}
              number={(rows.before ?? 0) + row + 1}
              value={rows.at(row)}
              columns={columns}
              widths={widths.widths}
              isNew={row >= rows.count}
              activeColumn={row === active.row ? active.column : undefined}
              selected={selectedIn(area, row)}
              typing={row === active.row ? typing : undefined}
              onFinish={finish}
            />
          ))}
        </div>
      </div>
      {edit && (
        <GridMenu
          menu={menu}
          columns={columns}
          area={area}
          edit={edit}
          onClose={() => {
            setMenu(undefined)
            scroller.current?.focus()
          }}
        />
      )}
      <p className={styles.hint} id="grid-hint">
        <span>{edit ? words.keys : words.keysReadOnly}</span>
      </p>
    </>
  )
}

/** Name of a cell in the page. */
export function cellId({ row, column }: Spot): string {
  return `cell-${row}-${column}`
}

function valueAt(rows: GridRows, row: number, field: string | undefined): unknown {
  const value = rows.at(row)
  if (field === undefined || typeof value !== 'object' || value === null) return undefined
  return Object.hasOwn(value, field) ? Reflect.get(value, field) : undefined
}

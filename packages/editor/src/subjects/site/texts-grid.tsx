import { useRef, useState } from 'react'
import type { ClipboardEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import type { Language } from '@heddle/document'
import { languageName } from '../../session/language-name.ts'
import { useEditor } from '../../session/use-editor.ts'
import type { Point } from '../../ui/context-menu.tsx'
import { useWindow } from '../../ui/use-window.ts'
import { blockOf, selectedIn, spotOf, taken, useKeepInSight } from '../collection/table/grid-spots.ts'
import { areaOf, gridStep, isIn, type Spot } from '../collection/table/grid-step.ts'
import { parseTable, writeTable } from '../collection/table/parse-table.ts'
import { Typist } from '../collection/table/typist.tsx'
import { showText } from './show-text.ts'
import { textIn, type TextRow } from './text-rows.ts'
import type { After } from './text-input.tsx'
import { clearCells, fillCells, isFormula, pasteCells, plainText, type CellsChange } from './texts-cells.ts'
import { TextsMenu } from './texts-menu.tsx'
import { TextsRow, textCellId } from './texts-row.tsx'
import { words } from './words.ts'
import styles from './texts.module.css'

const ROW = 28
/** Rows that Page up and Page down pass. */
const PAGE = 12
const GRID = 'texts-grid'

/** Texts as an ARIA grid, a column for each language; only the rows in sight are drawn. */
export function TextsGrid({
  rows,
  languages,
  onWrite,
}: {
  readonly rows: readonly TextRow[]
  readonly languages: readonly Language[]
  /** One step of undo; what does not go in is told. Answers whether it was made. */
  readonly onWrite: (way: 'type' | 'paste' | 'fill' | 'clear', change: CellsChange) => boolean
}) {
  const editor = useEditor()
  const { session } = editor
  const scroller = useRef<HTMLDivElement>(null)
  const typist = useRef<HTMLInputElement>(null)
  const { start, end } = useWindow(scroller, rows.length, ROW)
  const [wanted, setActive] = useState<Spot>({ row: 0, column: 0 })
  const [anchor, setAnchor] = useState<Spot>({ row: 0, column: 0 })
  const [typing, setTyping] = useState<string>()
  const [menu, setMenu] = useState<Point>()
  const last = { row: Math.max(0, rows.length - 1), column: Math.max(0, languages.length - 1) }
  const within = ({ row, column }: Spot): Spot => ({
    row: Math.max(0, Math.min(row, last.row)),
    column: Math.max(0, Math.min(column, last.column)),
  })
  const active = within(wanted)
  const area = areaOf(within(anchor), active)
  useKeepInSight(scroller, active, ROW, textCellId)

  const here = rows[active.row]
  const language = languages[active.column]
  const cells = { rows, languages, area }
  const go = (spot: Spot, isExtending = false) => {
    setActive(spot)
    if (!isExtending) setAnchor(spot)
  }
  const begin = (text?: string) => {
    if (!here || language === undefined) return
    if (isFormula(here, language)) session.notice.value = { text: words.boundNotHere, tone: 'info' }
    else setTyping(text ?? textIn(here, language))
  }
  const finish = (text: string | undefined, after: After) => {
    setTyping(undefined)
    if (text !== undefined) onWrite('type', pasteCells({ ...cells, area: areaOf(active, active) }, [[text]]))
    if (after === 'leave') return
    const [down, right] = { down: [1, 0], right: [0, 1], left: [0, -1], stay: [0, 0] }[after]
    go(within({ row: active.row + (down ?? 0), column: active.column + (right ?? 0) }))
    scroller.current?.focus()
  }
  const show = () => here && showText(editor, here, language)
  const clear = () => onWrite('clear', clearCells(cells))
  const fill = (way: 'down' | 'right') => onWrite('fill', fillCells(cells, way))
  const paste = (text: string) => {
    const table = parseTable(text.replace(/\r?\n$/, ''), '\t')
    if (!table.ok) session.notice.value = { text: table.message, tone: 'danger' }
    if (!table.ok || table.rows.length === 0) return
    const change = pasteCells(cells, table.rows)
    if (!onWrite('paste', change)) return
    setAnchor({ row: change.area.top, column: change.area.left })
    setActive({ row: change.area.bottom, column: change.area.right })
  }
  const copied = () =>
    writeTable(
      blockOf(area, ({ row, column }) => {
        const [text, code] = [rows[row], languages[column]]
        return text && code !== undefined ? plainText(text, code) : ''
      }),
      '\t',
    )

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return
    if (event.altKey && event.key === 'Enter') show()
    if (event.altKey) return event.key === 'Enter' ? taken(event) : undefined
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    const to = gridStep({ key: event.key, isCommand }, active, {
      rows: rows.length,
      columns: languages.length,
      first: 0,
      page: PAGE,
    })
    if (to) go(to, event.shiftKey)
    else if (isCommand && ['c', 'x', 'v'].includes(key)) {
      // The browser brings the clipboard itself; nobody else is to take the key.
      event.stopPropagation()
      return
    } else if (isCommand && key === 'a') {
      setAnchor({ row: 0, column: 0 })
      setActive(last)
    } else if (isCommand && !event.shiftKey && (key === 'd' || key === 'r')) fill(key === 'd' ? 'down' : 'right')
    else if (isCommand) return
    else if (event.key === 'Enter' || event.key === 'F2') begin()
    else if (event.key === 'Delete' || event.key === 'Backspace') clear()
    else if (event.key === 'Escape') setAnchor(active)
    else if (event.key.length === 1) begin(event.key)
    else return
    taken(event)
  }
  const onCopy = (event: ClipboardEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copied())
    if (event.type === 'cut') clear()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    paste(event.clipboardData.getData('text/plain'))
  }
  const onPointerDown = (event: PointerEvent) => {
    const spot = spotOf(event.target)
    if (!spot || event.button !== 0) return
    if (typing === undefined || spot.row !== active.row || spot.column !== active.column) go(spot, event.shiftKey)
  }
  const onPointerMove = (event: PointerEvent) => {
    const spot = event.buttons === 1 && typing === undefined ? spotOf(event.target) : undefined
    if (spot && (spot.row !== active.row || spot.column !== active.column)) setActive(spot)
  }
  const onContextMenu = (event: MouseEvent) => {
    if (typing !== undefined || !here) return
    event.preventDefault()
    const isKeyboard = event.clientX === 0 && event.clientY === 0
    const spot = isKeyboard ? undefined : spotOf(event.target)
    if (spot && !isIn(area, spot)) go(spot)
    const box = document.getElementById(textCellId(active))?.getBoundingClientRect()
    setMenu(isKeyboard && box ? { x: box.left + 8, y: box.bottom } : { x: event.clientX, y: event.clientY })
  }
  const numbers = Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at)
  return (
    <>
      <Typist
        inputRef={typist}
        label={words.table}
        grid={GRID}
        cell={here && textCellId(active)}
        onText={begin}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onCut={onCopy}
        onPaste={onPaste}
      />
      <div
        ref={scroller}
        id={GRID}
        role="grid"
        tabIndex={-1}
        aria-label={words.table}
        aria-rowcount={rows.length + 1}
        aria-colcount={languages.length + 1}
        aria-multiselectable
        className={styles.grid}
        onFocus={(event) => event.target === event.currentTarget && typist.current?.focus({ preventScroll: true })}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onDoubleClick={(event) => spotOf(event.target) && begin()}
        onContextMenu={onContextMenu}
      >
        <div role="row" aria-rowindex={1} className={styles.heads} data-heads>
          <span role="columnheader" aria-colindex={1} className={styles.where}>
            {words.where}
          </span>
          {languages.map((code, column) => (
            <span key={code} role="columnheader" aria-colindex={column + 2} className={styles.cell}>
              {languageName(code)}
            </span>
          ))}
        </div>
        <div role="none" className={styles.body} style={{ height: rows.length * ROW }}>
          {numbers.map((at) => {
            const row = rows[at]
            const isHere = at === active.row
            return (
              row && (
                <TextsRow
                  key={row.key}
                  row={row}
                  at={at}
                  top={at * ROW}
                  languages={languages}
                  activeColumn={isHere ? active.column : undefined}
                  selected={selectedIn(area, at)}
                  typing={isHere ? typing : undefined}
                  onFinish={finish}
                  language={language}
                  onShow={(shown, code) => showText(editor, shown, code)}
                />
              )
            )
          })}
        </div>
      </div>
      <TextsMenu
        at={menu}
        onCopy={() => void navigator.clipboard.writeText(copied())}
        onPaste={() =>
          void navigator.clipboard.readText().then(paste, () => {
            session.notice.value = { text: words.pasteByKey, tone: 'info' }
          })
        }
        onFill={fill}
        onClear={clear}
        onShow={show}
        onClose={() => {
          setMenu(undefined)
          scroller.current?.focus()
        }}
      />
    </>
  )
}

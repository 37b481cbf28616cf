import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { LocateFixed } from 'lucide-react'
import { isBinding, type Language } from '@heddle/document'
import { languageName } from '../../session/language-name.ts'
import { useEditor } from '../../session/use-editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useWindow } from '../../ui/use-window.ts'
import { gridStep, type Spot } from '../collection/table/grid-step.ts'
import { showText } from './show-text.ts'
import { isWritten, textIn, type TextRow } from './text-rows.ts'
import { TextInput, type After } from './text-input.tsx'
import { words } from './words.ts'
import styles from './texts.module.css'

const ROW = 28
/** Rows that Page up and Page down pass. */
const PAGE = 12

/** Texts as an ARIA grid, a column for each language; only the rows in sight are drawn. */
export function TextsGrid({
  rows,
  languages,
  onWrite,
}: {
  readonly rows: readonly TextRow[]
  readonly languages: readonly Language[]
  /** An empty text takes it away. */
  readonly onWrite: (row: TextRow, language: Language, text: string) => void
}) {
  const editor = useEditor()
  const { session } = editor
  const scroller = useRef<HTMLDivElement>(null)
  const { start, end } = useWindow(scroller, rows.length, ROW)
  const [wanted, setActive] = useState<Spot>({ row: 0, column: 0 })
  const [typing, setTyping] = useState<string>()
  const active = {
    row: Math.min(wanted.row, Math.max(0, rows.length - 1)),
    column: Math.min(wanted.column, languages.length - 1),
  }
  useKeepInSight(scroller, active)

  const here = rows[active.row]
  const language = languages[active.column]
  const begin = (text?: string) => {
    if (!here || language === undefined) return
    const value = here.values[language]
    if (value !== undefined && isBinding(value)) session.notice.value = { text: words.boundNotHere, tone: 'info' }
    else setTyping(text ?? textIn(here, language))
  }
  const finish = (text: string | undefined, after: After) => {
    setTyping(undefined)
    if (text !== undefined && here && language !== undefined && text !== textIn(here, language)) onWrite(here, language, text)
    if (after === 'leave') return
    const [down, right] = { down: [1, 0], right: [0, 1], left: [0, -1], stay: [0, 0] }[after]
    setActive({
      row: Math.max(0, Math.min(rows.length - 1, active.row + (down ?? 0))),
      column: Math.max(0, Math.min(languages.length - 1, active.column + (right ?? 0))),
    })
    scroller.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return
    if (event.altKey && event.key === 'Enter' && here) {
      event.preventDefault()
      showText(editor, here, language)
    }
    if (event.altKey) return
    const isCommand = event.ctrlKey || event.metaKey
    const extent = { rows: rows.length, columns: languages.length, first: 0, page: PAGE }
    const to = gridStep({ key: event.key, isCommand }, active, extent)
    if (to) setActive(to)
    else if (isCommand) return
    else if (event.key === 'Enter' || event.key === 'F2') begin()
    else if ((event.key === 'Delete' || event.key === 'Backspace') && here && language !== undefined) {
      if (isWritten(here, language)) finish('', 'stay')
    } else if (event.key.length === 1) begin(event.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onPointerDown = (event: PointerEvent) => {
    const spot = spotOf(event.target)
    if (spot && (typing === undefined || spot.row !== active.row || spot.column !== active.column)) setActive(spot)
  }
  const numbers = Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at)
  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label={words.table}
      aria-rowcount={rows.length + 1}
      aria-colcount={languages.length + 1}
      {...(here && { 'aria-activedescendant': cellId(active) })}
      className={styles.grid}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onDoubleClick={(event) => spotOf(event.target) && begin()}
    >
      <div role="row" aria-rowindex={1} className={styles.heads} data-heads>
        <span role="columnheader" className={styles.where}>
          {words.where}
        </span>
        {languages.map((code) => (
          <span key={code} role="columnheader" className={styles.cell}>
            {languageName(code)}
          </span>
        ))}
      </div>
      <div role="none" className={styles.body} style={{ height: rows.length * ROW }}>
        {numbers.map((at) => {
          const row = rows[at]
          if (!row) return null
          return (
            <div
              key={row.key}
              role="row"
              aria-rowindex={at + 2}
              className={styles.row}
              style={{ transform: `translateY(${at * ROW}px)` }}
            >
              <span role="rowheader" className={styles.where} title={`${row.holder} · ${row.label}`}>
                <span className={styles.label}>
                  {row.label} <span className={styles.holder}>{row.holder}</span>
                </span>
                <IconButton
                  icon={LocateFixed}
                  size={20}
                  excludeFromTabOrder
                  label={words.show(row.label)}
                  onPress={() => showText(editor, row, language)}
                />
              </span>
              {languages.map((code, column) => {
                const isActive = at === active.row && column === active.column
                return (
                  <Cell key={code} row={row} language={code} at={{ row: at, column }} isActive={isActive}>
                    {isActive && typing !== undefined && (
                      <TextInput label={words.cell(row.label, languageName(code))} text={typing} onFinish={finish} />
                    )}
                  </Cell>
                )
              })}
            </div>
          )
        })}
      </div>
    </div>
  )
}

function Cell({
  row,
  language,
  at,
  isActive,
  children,
}: {
  readonly row: TextRow
  readonly language: Language
  readonly at: Spot
  readonly isActive: boolean
  readonly children: React.ReactNode
}) {
  const value = row.values[language]
  const isBound = value !== undefined && isBinding(value)
  const text = textIn(row, language)
  const isMissing = !isWritten(row, language)
  return (
    <span
      id={cellId(at)}
      role="gridcell"
      data-cell={`${at.row}:${at.column}`}
      aria-selected={isActive}
      {...(isBound && { 'aria-readonly': true, title: words.bound })}
      {...(isMissing && { 'aria-description': words.missing(languageName(language)) })}
      className={classNames(styles.cell, isActive && styles.active, isBound && styles.bound, isMissing && styles.missing)}
      lang={language}
      dir="auto"
      {...(!isBound && text !== '' && { title: text })}
    >
      {text}
      {children}
    </span>
  )
}

function cellId({ row, column }: Spot): string {
  return `text-${row}-${column}`
}

function spotOf(target: EventTarget): Spot | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = (cell?.dataset['cell'] ?? '').split(':').map(Number)
  return cell === null || row === undefined || column === undefined ? undefined : { row, column }
}

/** Scrolls to the active cell. */
function useKeepInSight(scroller: React.RefObject<HTMLDivElement | null>, { row, column }: Spot): void {
  useEffect(() => {
    const grid = scroller.current
    if (!grid) return
    const head = grid.querySelector<HTMLElement>('[data-heads]')?.offsetHeight ?? 0
    const top = row * ROW
    if (top < grid.scrollTop) grid.scrollTop = top
    else if (top + ROW + head > grid.scrollTop + grid.clientHeight) grid.scrollTop = top + ROW + head - grid.clientHeight
    document.getElementById(cellId({ row, column }))?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [scroller, row, column])
}

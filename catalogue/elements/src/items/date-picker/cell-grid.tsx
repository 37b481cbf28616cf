import { memo, type KeyboardEvent, type ReactNode } from 'react'
import { cellFor, type CellFacts } from './cells.ts'
import { COLUMNS, moveBy } from './keys.ts'
import type { Messages } from './messages.ts'
import type { PanelLook } from './read-look.ts'
import { Weekdays, WeekHead } from './weeks.tsx'

/** What a cell looks like and says. */
export interface Cell {
  readonly text: string
  readonly label: string
  readonly isSelected: boolean
  /** Between two ends that are picked, or would be. */
  readonly isBetween: boolean
  readonly isOff: boolean
  /** It is today. */
  readonly isCurrent: boolean
  /** It belongs to another month. */
  readonly isOutside: boolean
  readonly isHidden: boolean
}

/** What a grid does, by cells; the same ones for good. */
export interface CellActs {
  readonly onChoose: (cell: number) => void
  readonly onMove: (cell: number) => void
  /** The pointer or the focus is on a cell; `undefined` once it is on none. */
  readonly onPoint: (cell: number | undefined) => void
}

export interface CellGridProps extends CellFacts {
  readonly label: string
  /** What it shows: a month or a year counted from the year 0, or the first of its years. */
  readonly shown: number
  readonly first: number
  readonly count: number
  /** The cell that Tab leads to, where it stands here. */
  readonly at: number
  readonly pointed: number | undefined
  readonly look: PanelLook
  readonly messages: Messages
  readonly acts: CellActs
}

/** Days, months or years in rows and columns, with the keys of ARIA's date picker dialog; not drawn again where they say the same. */
export const CellGrid = memo((props: CellGridProps): ReactNode => {
  const { view, label, shown, first, count, at, look, names, messages, acts } = props
  const isDays = view === 'days'
  const columns = isDays ? 7 : COLUMNS
  const hidesOutside = look.hidesOutside || look.calendars > 1
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, currentTarget } = event
    if (ctrlKey || metaKey || altKey) return
    const isChosen = key === 'Enter' || key === ' '
    const isBackwards = getComputedStyle(currentTarget).direction === 'rtl'
    const next = isChosen ? at : moveBy(view, at, { key, shiftKey, isBackwards }, look.weekStart)
    if (next === undefined) return
    event.preventDefault()
    acts[isChosen ? 'onChoose' : 'onMove'](next)
  }
  /** Where it stands says which it is: cells are too many to be told. */
  const cellOf = (target: EventTarget): number | undefined => {
    const place = (target as Element).closest<HTMLTableCellElement>('td[tabindex]')
    const row = place?.closest('tr')
    // A row may begin with the number of its week.
    return place && row ? first + (row.sectionRowIndex + 1) * columns + place.cellIndex - row.cells.length : undefined
  }
  const rows = Array.from({ length: count / columns }, (_, row) => first + row * columns)
  return (
    <table
      role="grid"
      className={`heddle-date-grid heddle-date-${view}`}
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const cell = cellOf(target)
        if (cell !== undefined) acts.onChoose(cell)
      }}
      onPointerOver={({ target, pointerType }) => {
        if (pointerType !== 'touch') acts.onPoint(cellOf(target))
      }}
      onPointerLeave={() => acts.onPoint(undefined)}
      onFocus={({ target }) => acts.onPoint(cellOf(target))}
    >
      {isDays && <Weekdays {...{ look, names, messages }} />}
      <tbody>
        {rows.map((start) => (
          <tr key={start}>
            {isDays && <WeekHead {...{ start, look, names }} />}
            {Array.from({ length: columns }, (_, column) => {
              const cell = start + column
              return drawCell(column, cell, at, cellFor({ ...props, cell, month: shown, hidesOutside }))
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
})

function drawCell(column: number, cell: number, at: number, { text, label, ...is }: Cell): ReactNode {
  if (is.isHidden) return <td key={column} />
  return (
    <td
      key={column}
      className={is.isBetween ? 'heddle-date-between' : undefined}
      data-outside={is.isOutside || undefined}
      tabIndex={cell === at ? 0 : -1}
      aria-label={label}
      aria-selected={is.isSelected}
      aria-disabled={is.isOff || undefined}
      aria-current={is.isCurrent ? 'date' : undefined}
      suppressHydrationWarning
    >
      {text}
    </td>
  )
}

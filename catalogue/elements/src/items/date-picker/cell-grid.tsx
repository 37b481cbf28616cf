import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import { COLUMNS, moveBy } from './keys.ts'
import type { View } from './calendar.ts'

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

export interface CellGridProps {
  readonly view: View
  readonly label: string
  readonly first: number
  readonly count: number
  /** The cell that Tab leads to, where it stands here. */
  readonly at: number
  readonly weekStart: number
  readonly cellAt: (cell: number) => Cell
  /** Heads of the columns, and of each row. */
  readonly head?: ReactNode
  readonly rowHead?: ((first: number) => ReactNode) | undefined
  readonly onChoose: (cell: number) => void
  readonly onMove: (cell: number) => void
  /** The pointer or the focus is on a cell; `undefined` once it is on none. */
  readonly onPoint?: ((cell: number | undefined) => void) | undefined
}

/** Days, months or years in rows and columns, with the keys of ARIA's date picker dialog. */
export function CellGrid({ view, label, first, count, at, weekStart, cellAt, head, rowHead, ...acts }: CellGridProps): ReactNode {
  const columns = view === 'days' ? 7 : COLUMNS
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, currentTarget } = event
    if (ctrlKey || metaKey || altKey) return
    const isBackwards = getComputedStyle(currentTarget).direction === 'rtl'
    const next = moveBy(view, at, { key, shiftKey, isBackwards }, weekStart)
    if (next === undefined) return
    event.preventDefault()
    acts.onMove(next)
  }
  const rows = Array.from({ length: count / columns }, (_, row) => first + row * columns)
  return (
    <table
      role="grid"
      className={`heddle-date-grid heddle-date-${view}`}
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const cell = cellOfTarget(target)
        if (cell !== undefined) acts.onChoose(cell)
      }}
      onPointerOver={({ target, pointerType }) => {
        if (pointerType !== 'touch') acts.onPoint?.(cellOfTarget(target))
      }}
      onPointerLeave={() => acts.onPoint?.(undefined)}
      onFocus={({ target }) => acts.onPoint?.(cellOfTarget(target))}
    >
      {head}
      <tbody>
        {rows.map((start) => (
          <tr key={start}>
            {rowHead?.(start)}
            {Array.from({ length: columns }, (_, column) => (
              <Fragment key={column}>{drawCell(start + column, at, cellAt(start + column))}</Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function drawCell(cell: number, at: number, { text, label, ...is }: Cell): ReactNode {
  if (is.isHidden) return <td role="gridcell" />
  const names = [is.isBetween && 'heddle-date-between', is.isOutside && 'heddle-date-outside'].filter(Boolean).join(' ')
  return (
    <td role="gridcell" aria-selected={is.isSelected} className={names || undefined}>
      <button
        type="button"
        value={cell}
        tabIndex={cell === at ? 0 : -1}
        aria-label={label}
        aria-disabled={is.isOff || undefined}
        aria-current={is.isCurrent ? 'date' : undefined}
        suppressHydrationWarning
      >
        {text}
      </button>
    </td>
  )
}

function cellOfTarget(target: EventTarget): number | undefined {
  const button = target instanceof Element ? target.closest('button') : null
  return button ? Number(button.value) : undefined
}

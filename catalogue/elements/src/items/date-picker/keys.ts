import { addMonths, clamp, ENDS, startOfWeek, type View } from './calendar.ts'

/** Columns of the grids of months and of years, and how many years stand on a page. */
export const COLUMNS = 3
export const YEARS_PER_PAGE = 12

/** What moves in a grid. */
export interface GridKey {
  readonly key: string
  readonly shiftKey: boolean
  /** The grid is written from right to left. */
  readonly isBackwards: boolean
}

/**
 * The cell that a key leads to by the table of ARIA's date picker dialog; `undefined` for keys that lead nowhere.
 * @param weekStart 0 for Sunday
 */
export function moveBy(view: View, cell: number, { key, shiftKey, isBackwards }: GridKey, weekStart: number): number | undefined {
  const target = targetOf(view, cell, key, shiftKey, isBackwards ? -1 : 1, weekStart)
  return target === undefined ? undefined : clamp(target, ENDS[view])
}

function targetOf(view: View, cell: number, key: string, isFar: boolean, forward: number, weekStart: number): number | undefined {
  const columns = view === 'days' ? 7 : COLUMNS
  const rowStart = view === 'days' ? startOfWeek(cell, weekStart) : cell - ((cell - pageOf(view, cell)) % COLUMNS)
  switch (key) {
    case 'ArrowRight':
      return cell + forward
    case 'ArrowLeft':
      return cell - forward
    case 'ArrowDown':
      return cell + columns
    case 'ArrowUp':
      return cell - columns
    case 'Home':
      return rowStart
    case 'End':
      return rowStart + columns - 1
    case 'PageDown':
      return pageBy(view, cell, isFar ? 12 : 1)
    case 'PageUp':
      return pageBy(view, cell, isFar ? -12 : -1)
    default:
      return undefined
  }
}

/** First cell of the page of months or years that a cell stands on: a year, or twelve of them. */
export function pageOf(view: 'months' | 'years', cell: number): number {
  const size = view === 'months' ? 12 : YEARS_PER_PAGE
  return Math.floor(cell / size) * size
}

/** Days go by months; months by years; years by their pages. */
function pageBy(view: View, cell: number, count: number): number {
  if (view === 'days') return addMonths(cell, count)
  return cell + count * (view === 'months' ? 12 : YEARS_PER_PAGE)
}

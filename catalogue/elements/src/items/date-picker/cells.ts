import {
  addMonths,
  clamp,
  daysIn,
  ENDS,
  firstOf,
  modulo,
  monthOf,
  partsOf,
  toDay,
  weekdayOf,
  weekOfYear,
  yearOf,
  type View,
} from './calendar.ts'
import type { Cell } from './cell-grid.tsx'
import type { Names } from './names.ts'
import type { PanelLook } from './read-look.ts'
import { isBarred, type Rules } from './rules.ts'
import { cellOf, viewOf } from './values.ts'

/** What the cells of a calendar follow from. */
export interface CellFacts {
  readonly rules: Rules
  readonly names: Names
  /** `undefined` until somebody is there whose day it is. */
  readonly today: number | undefined
  readonly picked: readonly number[]
  readonly view: View
}

/** The number that stands before a row. */
export function weekNumber(start: number, { weekNumbers, weekStart }: PanelLook, names: Names): number {
  // The Thursday of a row is in the week that ISO 8601 calls it by, whatever day the row begins with.
  return weekNumbers === 'iso'
    ? weekOfYear(start + modulo(4 - weekdayOf(start), 7), 1, 4)
    : weekOfYear(start, weekStart, names.minimalDays())
}

interface CellFor extends CellFacts {
  readonly cell: number
  /** Month of the calendar that the cell stands in. */
  readonly month: number
  readonly pointed: number | undefined
  readonly hidesOutside: boolean
}

/** What a cell says; in a chooser of months or years on the way to a day, what is picked are the months or years of that. */
export function cellFor({ rules, names, picked, today, view, cell, month, pointed, hidesOutside }: CellFor): Cell {
  const { mode } = rules
  const isHome = view === (viewOf(mode) ?? 'days')
  const inView = (one: number): number => (isHome ? cellOf(mode, one) : cellIn(view, dayOfCell(rules, cellOf(mode, one))))
  const cells = picked.map(inView)
  const isOutside = view === 'days' && monthOf(cell) !== month
  const ends = rules.selection === 'range' && isHome ? endsOf(rules, cells, pointed) : undefined
  const [first, last] = ENDS[view]
  return {
    ...textsOf(view, cell, names),
    isSelected: cells.includes(cell),
    isBetween: ends !== undefined && cell >= ends[0] && cell <= ends[1] && ends[0] < ends[1],
    isOff: cell < first || cell > last || (isHome ? isBarred(rules, cell, picked) : isEmpty(rules, view, cell)),
    isCurrent: today !== undefined && cellIn(view, today) === cell,
    isOutside,
    isHidden: isOutside && hidesOutside,
  }
}

/** Both ends that are picked, or that would be if the cell that is pointed at were chosen. */
function endsOf(rules: Rules, cells: readonly number[], pointed: number | undefined): readonly [number, number] | undefined {
  const [start, end] = cells
  if (start !== undefined && end !== undefined) return [start, end]
  if (pointed === undefined) return undefined
  if (rules.range === 'auto') return [pointed, pointed + rules.autoRange]
  return start === undefined ? undefined : [Math.min(start, pointed), Math.max(start, pointed)]
}

function textsOf(view: View, cell: number, names: Names): Pick<Cell, 'text' | 'label'> {
  switch (view) {
    case 'days':
      return { text: String(partsOf(cell).day), label: names.day(cell) }
    case 'months': {
      const text = names.month(modulo(cell, 12), 'short')
      return { text, label: `${text} ${yearOf(cell)}` }
    }
    case 'years':
      return { text: String(cell), label: String(cell) }
  }
}

/** Whether nothing of a month or a year lies between the bounds. */
function isEmpty(rules: Rules, view: View, cell: number): boolean {
  const { mode, min, max } = rules
  const bound = (value: number): number => cellIn(view, dayOfCell(rules, cellOf(mode, value)))
  return (min !== undefined && cell < bound(min)) || (max !== undefined && cell > bound(max))
}

/** The cell of a view that a day lies in. */
export function cellIn(view: View, day: number): number {
  return view === 'days' ? day : view === 'months' ? monthOf(day) : partsOf(day).year
}

/** First day of something that may be picked. */
export function dayOfCell({ mode }: Pick<Rules, 'mode'>, cell: number): number {
  const view = viewOf(mode)
  return view === 'months' ? firstOf(cell) : view === 'years' ? toDay(cell, 0, 1) : cell
}

export const monthOfCell = (rules: Rules, cell: number): number => monthOf(dayOfCell(rules, cell))

/** A day of a month, as late in it as another one. */
export const dayIn = (month: number, day: number): number => firstOf(month) + Math.min(partsOf(day).day, daysIn(month)) - 1

export function anchorOf(view: View, cell: number, anchor: number): number {
  if (view === 'days') return clamp(cell, ENDS.days)
  const months =
    view === 'months' ? clamp(cell, ENDS.months) - monthOf(anchor) : (clamp(cell, ENDS.years) - partsOf(anchor).year) * 12
  return addMonths(anchor, months)
}

/** The months that are shown: those of before as far as the one of the anchor is among them. */
export function monthsAround(
  before: readonly number[],
  month: number,
  { calendars, isSolo }: PanelLook,
  turned: number,
): readonly number[] {
  if (isSolo && before.length === calendars) return before.includes(month) ? before : before.with(turned, month)
  const first = before[0] ?? month
  const start = clamp(first, [month - calendars + 1, month])
  return Array.from({ length: calendars }, (_, at) => start + at)
}

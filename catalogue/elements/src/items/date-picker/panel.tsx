import { useEffect, useRef, useState, type ReactNode } from 'react'
import { addMonths, clamp, ENDS, gridOf, modulo, monthOf, yearOf, type View } from './calendar.ts'
import { CellGrid, type CellActs } from './cell-grid.tsx'
import { anchorOf, cellIn, dayIn, monthOfCell, monthsAround, type CellFacts } from './cells.ts'
import { pageOf, YEARS_PER_PAGE } from './keys.ts'
import type { Messages } from './messages.ts'
import type { PanelLook } from './read-look.ts'
import { cellOf, viewOf } from './values.ts'

export interface PanelProps extends CellFacts {
  readonly look: PanelLook
  readonly messages: Messages
  /** The day that Tab leads to; months and years are those it lies in. */
  readonly anchor: number
  readonly onAnchor: (day: number) => void
  readonly onView: (view: View) => void
  readonly onPick: (cell: number) => void
  /** A month or a year was chosen on the way to a day. */
  readonly onChosen: (view: View) => void
}

/** Calendars, and in their place the months or years to choose from. */
export function Panel(props: PanelProps): ReactNode {
  const { rules, look, names, messages, today, picked, anchor, view } = props
  const box = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)
  const [months, setMonths] = useState<readonly number[]>([])
  const [turned, setTurned] = useState(0)
  const [pointed, setPointed] = useState<number>()
  const shown = monthsAround(months, monthOf(anchor), look, turned)
  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    box.current?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus()
  })

  const moveTo = (cell: number): void => {
    isMoving.current = true
    setMonths(shown)
    props.onAnchor(anchorOf(view, cell, anchor))
  }
  const open = (next: View): void => {
    isMoving.current = true
    props.onView(next)
  }
  const chooseCell = (cell: number): void => {
    if (view === (viewOf(rules.mode) ?? 'days')) {
      isMoving.current = true
      setMonths(shown)
      props.onPick(cell)
      return
    }
    moveTo(cell)
    props.onChosen(view)
  }
  const latest = useRef({ moveTo, chooseCell, rules })
  useEffect(() => {
    latest.current = { moveTo, chooseCell, rules }
  })
  const [acts] = useState<CellActs>(() => ({
    onChoose: (cell) => latest.current.chooseCell(cell),
    onMove: (cell) => latest.current.moveTo(cell),
    // Only of a range is shown what it would be.
    onPoint: (cell) => latest.current.rules.selection === 'range' && setPointed(cell),
  }))
  const turn = (calendar: number, by: number): void => {
    const next = addMonths(anchor, view === 'days' ? by : by * 12 * (view === 'years' ? YEARS_PER_PAGE : 1))
    const [first, last] = ENDS.days
    if (next < first || next > last) return
    if (view === 'days' && look.isSolo) {
      const month = clamp((shown[calendar] ?? 0) + by, ENDS.months)
      setMonths(shown.with(calendar, month))
      setTurned(calendar)
      props.onAnchor(dayIn(month, anchor))
      return
    }
    setMonths(shown.map((month) => month + (view === 'days' ? by : 0)))
    props.onAnchor(next)
  }
  const isStopped = (from: number, by: number): boolean => {
    const edge = by < 0 ? rules.min : rules.max
    if (!look.stopsAtBounds || edge === undefined) return false
    const limit = monthOfCell(rules, cellOf(rules.mode, edge))
    return by < 0 ? from <= limit : from >= limit
  }
  const arrow = (calendar: number, by: -1 | 1, label: string, from: number, where = ''): ReactNode => (
    <button
      type="button"
      className={`heddle-date-arrow${where}`}
      aria-label={label}
      disabled={isStopped(from, by)}
      onClick={() => turn(calendar, by)}
    />
  )
  const chooser = (label: string, text: string, next: View): ReactNode =>
    look.hasChoosers ? (
      <button
        type="button"
        className="heddle-date-chooser"
        aria-label={`${text}, ${label}`}
        onClick={() => open(next)}
        suppressHydrationWarning
      >
        {text}
      </button>
    ) : (
      <span className="heddle-date-name" suppressHydrationWarning>
        {text}
      </span>
    )

  const isDays = view === 'days'
  const calendar = (first: number, title: string, key: number): ReactNode => {
    const [from, to] = {
      days: [first, first],
      months: [first, first + 11],
      years: [first * 12, (first + YEARS_PER_PAGE) * 12 - 1],
    }[view] as [number, number]
    const [back, on] = {
      days: [messages.previousMonth, messages.nextMonth],
      months: [messages.previousYear, messages.nextYear],
      years: [messages.previousYears, messages.nextYears],
    }[view] as [string, string]
    return (
      <div key={key} className="heddle-date-calendar">
        <div className="heddle-date-header">
          {key === 0 || look.isSolo ? arrow(key, -1, back, from) : <i />}
          <span className="heddle-date-title">
            {isDays && chooser(messages.chooseMonth, names.month(modulo(first, 12), 'long'), 'months')}
            {view === 'years' ? (
              <span className="heddle-date-name">{title}</span>
            ) : (
              chooser(messages.chooseYear, String(yearOf(first)), 'years')
            )}
          </span>
          {nextAt[key] === undefined ? <i /> : arrow(key, 1, on, to, nextAt[key])}
        </div>
        <CellGrid
          {...{ rules, names, today, picked, view, pointed, look, messages, acts }}
          label={title}
          shown={first}
          first={isDays ? gridOf(first, look.weekStart) : first}
          count={isDays ? 42 : view === 'months' ? 12 : YEARS_PER_PAGE}
          at={cellIn(view, anchor)}
        />
      </div>
    )
  }
  const year = yearOf(monthOf(anchor))
  const page = pageOf('years', year)
  const firsts = { days: shown, months: [year * 12], years: [page] }[view]
  const last = firsts.length - 1
  // Of calendars one below another the first has both arrows: those side by side stand so on phones.
  const nextAt: Readonly<Record<number, string>> =
    look.isSolo || last === 0
      ? Object.fromEntries(firsts.map((_, at) => [at, '']))
      : look.isUpright
        ? { 0: '' }
        : { 0: ' heddle-date-narrow', [last]: ' heddle-date-wide' }
  const titles = firsts.map((first) =>
    isDays
      ? `${names.month(modulo(first, 12), 'long')} ${yearOf(first)}`
      : view === 'months'
        ? String(year)
        : `${Math.max(page, ENDS.years[0])} – ${page + YEARS_PER_PAGE - 1}`,
  )
  return (
    <div ref={box} className={look.isUpright ? 'heddle-date-calendars heddle-date-upright' : 'heddle-date-calendars'}>
      <span className="heddle-date-said" aria-live="polite" suppressHydrationWarning>
        {titles.join(', ')}
      </span>
      {firsts.map((first, at) => calendar(first, titles[at] ?? '', at))}
    </div>
  )
}

import { useState } from 'react'
import { clamp, ENDS, modulo, monthOf, partsOf, SECONDS_OF_DAY, toDay, type View } from './calendar.ts'
import { dayOfCell } from './cells.ts'
import { ends, stepOf, viewOfStep, type Step } from './flow.ts'
import { choose, isComplete, withinBounds, type Rules } from './rules.ts'
import { cellOf, momentOf, valueOf, viewOf } from './values.ts'

/** Where a calendar opens that nobody has given a date: until it is known which day it is. */
const SOME_DAY = toDay(2024, 0, 1)

export interface PickingOptions {
  readonly rules: Rules
  /** What the element holds. */
  readonly committed: readonly number[]
  /** What clocks show, in seconds; `undefined` until somebody is there. */
  readonly wall: number | undefined
  /** Day whose month is shown while nothing is picked. */
  readonly start: number | undefined
  readonly isApplied: boolean
  readonly isFixed: boolean
  readonly commit: (picks: readonly number[]) => void
  /** What was to be picked is. */
  readonly onDone: () => void
  /** Steps that are gone through, and what is told when one is done. */
  readonly flow: readonly Step[]
  readonly onStep: (at: number) => void
  readonly onMonth: (month: { readonly month: number; readonly year: number }) => void
}

export interface Picking {
  readonly picked: readonly number[]
  readonly anchor: number
  readonly view: View | undefined
  readonly setView: (view: View | undefined) => void
  readonly goTo: (day: number) => void
  readonly pick: (cell: number) => void
  /** Takes what is known by a name as it is. */
  readonly take: (picks: readonly number[]) => void
  /** The step of the flow that it is at. */
  readonly step: Step | undefined
  /** A month, a year or a part of the time was entered. */
  readonly enter: (entered: Step) => void
  /** Seconds since midnight of an end of a range, or of the date. */
  readonly timeAt: (end: number) => number
  readonly setTime: (end: number, time: number) => void
  readonly select: () => void
  /** What was picked and not selected counts for nothing; the calendar is where it begins. */
  readonly forget: () => void
}

/** What a person picks before the element holds it. */
export function usePicking(options: PickingOptions): Picking {
  const { rules, committed, wall, isFixed, commit } = options
  const { mode, selection } = rules
  const isRange = selection === 'range'
  const key = committed.join()
  const [draft, setDraft] = useState<{ readonly of: string; readonly picks: readonly number[] }>()
  const [anchor, setAnchor] = useState<number>()
  const [view, setView] = useState<View>()
  /** Times that were chosen before their days. */
  const [idle, setIdle] = useState<readonly number[]>([])
  const [at, setAt] = useState(0)
  const step = options.flow[at]
  // Another value than the one that was changed: somebody else has set it.
  const picked = draft?.of === key ? draft.picks : committed

  const [first] = picked
  const shownDay =
    anchor ??
    (mode !== 'time' && first !== undefined ? dayOfCell(rules, cellOf(mode, first)) : undefined) ??
    options.start ??
    nearest(rules, wall === undefined ? undefined : Math.floor(wall / SECONDS_OF_DAY)) ??
    SOME_DAY
  const goTo = (day: number): void => {
    const next = clamp(day, ENDS.days)
    const { year, month } = partsOf(next)
    if (monthOf(shownDay) !== monthOf(next)) options.onMonth({ month: month + 1, year })
    setAnchor(next)
  }
  const usual = mode === 'time' && wall !== undefined ? Math.floor(modulo(wall, SECONDS_OF_DAY) / 60) * 60 : 0
  const timeAt = (end: number): number => {
    const one = picked[end] ?? picked[0]
    return idle[end] ?? (one === undefined ? (idle[0] ?? usual) : momentOf(mode, one).time)
  }
  /** What is picked; of times, what is shown. */
  const whole = (): readonly number[] => {
    if (mode !== 'time' || picked.length > 0) return picked
    return isRange ? [timeAt(0), timeAt(1)] : [timeAt(0)]
  }
  const take = (next: readonly number[], isDone: boolean): void => {
    setIdle([])
    if (!options.isApplied || !isComplete(rules, next)) return setDraft({ of: key, picks: next })
    setDraft(undefined)
    commit(next)
    if (isDone) options.onDone()
  }
  /** Whether there are steps left. */
  const enter = (entered: Step): boolean => {
    setView(undefined)
    if (!ends(step, entered)) return step !== undefined
    options.onStep(at)
    setAt(at + 1)
    return at + 1 < options.flow.length
  }
  const select = (): void => {
    const picks = whole()
    if (!isComplete(rules, picks)) return
    setDraft(undefined)
    commit(isRange && mode !== 'time' ? picks.toSorted((a, b) => a - b) : picks)
    options.onDone()
  }
  return {
    picked,
    anchor: shownDay,
    view: view ?? viewOfStep(step),
    setView,
    step,
    select,
    take: (picks) => {
      if (!isFixed) take(picks, true)
    },
    enter(entered) {
      if (!enter(entered) && TIMES.has(entered)) select()
    },
    goTo,
    timeAt,
    pick(cell) {
      if (isFixed) return
      goTo(dayOfCell(rules, cell))
      const end = isRange && picked.length === 1 ? 1 : 0
      const next = choose(rules, picked, withinBounds(rules, valueOf(mode, cell, timeAt(end))))
      if (next === picked) return
      const isDone = selection === 'single' || (isRange && next.length === 2)
      const isMore = (isDone || selection === 'multi') && enter(stepOf(viewOf(mode) ?? 'days'))
      take(next, isDone && !isMore)
    },
    setTime(end, time) {
      if (isFixed) return
      const before = whole()
      const one = before[end]
      if (one === undefined) return setIdle([0, 1].map((at) => (at === end ? time : timeAt(at))))
      const set = (value: number): number =>
        withinBounds(rules, mode === 'time' ? time : valueOf(mode, cellOf(mode, value), time))
      take(
        before.map((value, at) => (selection === 'multi' || at === end ? set(value) : value)),
        false,
      )
    },
    forget() {
      setDraft(undefined)
      setAnchor(undefined)
      setView(undefined)
      setIdle([])
      setAt(0)
    },
  }
}

const TIMES: ReadonlySet<Step> = new Set(['hours', 'minutes', 'seconds'])

/** Today, or the nearest day that the bounds allow. */
function nearest(rules: Rules, today: number | undefined): number | undefined {
  const { mode, min, max } = rules
  if (mode === 'time') return today
  const dayAt = (value: number): number => dayOfCell(rules, cellOf(mode, value))
  if (today === undefined) return min === undefined ? undefined : dayAt(min)
  if (max !== undefined && today > dayAt(max)) return dayAt(max)
  return min === undefined ? today : Math.max(today, dayAt(min))
}

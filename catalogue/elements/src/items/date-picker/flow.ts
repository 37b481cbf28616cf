import type { View } from './calendar.ts'
import type { Rules } from './rules.ts'
import { viewOf } from './values.ts'

/** Elements reference 20.2. */
export const STEPS = ['month', 'year', 'calendar', 'time', 'minutes', 'hours', 'seconds'] as const
export type Step = (typeof STEPS)[number]

const CHOOSERS = { months: 'month', years: 'year', days: 'calendar' } as const satisfies Readonly<Record<View, Step>>

/** The steps that a picker goes through, of those that a builder names: what it has not is left out. */
export function readFlow(given: unknown, { mode }: Pick<Rules, 'mode'>, hasSeconds: boolean): readonly Step[] {
  const home = viewOf(mode)
  const hasTime = mode === 'datetime' || mode === 'time'
  const known: Readonly<Record<Step, boolean>> = {
    year: home !== undefined,
    month: home === 'days' || home === 'months',
    calendar: home === 'days',
    time: hasTime,
    minutes: hasTime,
    hours: hasTime,
    seconds: hasTime && hasSeconds,
  }
  const named: readonly unknown[] = Array.isArray(given) ? given : []
  return named.slice(0, MOST).flatMap((one) => STEPS.filter((step) => step === one && known[step]))
}

/** Steps that are gone through at most. */
const MOST = 20

/** The step that choosing a cell of a view ends. */
export const stepOf = (view: View): Step => CHOOSERS[view]

/** What is shown for a step; the usual for one of the time. */
export function viewOfStep(step: Step | undefined): View | undefined {
  return step === 'month' ? 'months' : step === 'year' ? 'years' : undefined
}

/** Whether what was entered ends a step: each part of a time ends the step that is the whole of it. */
export function ends(step: Step | undefined, entered: Step): boolean {
  return step === entered || (step === 'time' && (entered === 'hours' || entered === 'minutes' || entered === 'seconds'))
}

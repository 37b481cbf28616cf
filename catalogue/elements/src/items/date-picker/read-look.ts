import { toText } from '@heddle/kit/react'
import { LIMITS } from './limits.ts'
import { oneOf, type Rules } from './rules.ts'

/** How the calendar looks, whatever is picked. */
export interface PanelLook {
  readonly weekStart: number
  readonly weekNumbers: 'none' | 'local' | 'iso'
  readonly hidesOutside: boolean
  readonly hasChoosers: boolean
  /** Arrows stop at the first and the last date. */
  readonly stopsAtBounds: boolean
  readonly calendars: number
  /** Each calendar turns its own pages. */
  readonly isSolo: boolean
  /** Calendars stand one below another. */
  readonly isUpright: boolean
  /** They are as wide as there is room. */
  readonly isStretched: boolean
}

/** Values of the fields, whatever they are bound to. */
type LookFields = Readonly<
  Record<
    | 'weekStart'
    | 'weekNumbers'
    | 'hideOffsetDates'
    | 'disableMonthYearSelect'
    | 'preventMinMaxNavigation'
    | 'enableMultiCalendars'
    | 'multiCalendars'
    | 'multiCalendarsSolo'
    | 'orientation'
    | 'enableCalendarOnly'
    | 'fit',
    unknown
  >
>

/** Several calendars stand side by side where a range is picked, of days (specification section 5). */
export function readLook(fields: LookFields, { selection, mode }: Rules): PanelLook {
  const { min, max, default: usual } = LIMITS.calendars
  const isSeveral = fields.enableMultiCalendars === true && selection === 'range' && (mode === 'date' || mode === 'datetime')
  const wanted = typeof fields.multiCalendars === 'number' ? Math.floor(fields.multiCalendars) : usual
  return {
    // The first is Monday, for what is no day.
    weekStart: Number(oneOf(['1', '0', '2', '3', '4', '5', '6'], toText(fields.weekStart))),
    weekNumbers: oneOf(['none', 'local', 'iso'], fields.weekNumbers),
    hidesOutside: fields.hideOffsetDates === true,
    hasChoosers: fields.disableMonthYearSelect !== true,
    stopsAtBounds: fields.preventMinMaxNavigation === true,
    calendars: isSeveral ? (wanted >= min ? Math.min(max, wanted) : min) : 1,
    isSolo: isSeveral && fields.multiCalendarsSolo === true,
    isUpright: fields.orientation === 'vertical',
    isStretched: Boolean(fields.enableCalendarOnly) && fields.fit === 'stretch',
  }
}

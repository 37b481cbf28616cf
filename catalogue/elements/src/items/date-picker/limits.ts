/** Specification sections 5 and 9, elements reference 20. Distances of a range are in days, or in what else is picked. */
export const LIMITS = {
  /** Dates that may be picked at most; 0 for any number. */
  dates: { min: 0, max: 10_000, default: 0 },
  calendars: { min: 2, max: 4, default: 2 },
  minRange: { min: 1, max: 10_000, default: 2 },
  maxRange: { min: 1, max: 10_000, default: 7 },
  autoRange: { min: 1, max: 10_000, default: 1 },
  minuteStep: { min: 1, max: 30, default: 1 },
  /** Years of the calendar. */
  years: { min: 1, max: 9999 },
} as const

/** Items of a list of dates that are read; what comes by a formula may be of any length. */
export const MOST_DATES = 10_000
/** Ends of the step of minutes. */
export const MINUTE_STEPS = [LIMITS.minuteStep.min, LIMITS.minuteStep.max] as const

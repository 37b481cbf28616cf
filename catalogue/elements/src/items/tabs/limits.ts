/** Milliseconds that a part takes to come (elements reference 32). */
export const DURATION = { min: 0, max: 5000, default: 400 } as const
/** The place of the tab that is chosen at first, counted from 0. */
export const CURRENT = { min: 0, max: 999, default: 0 } as const

/** Milliseconds that a part takes to come (elements reference 32). */
export const DURATION = { min: 0, max: 5000, default: 400 } as const
/** The greatest place of a tab, counted from 0. */
export const MOST = 999
/** The place of the tab that is chosen at first. */
export const CURRENT = { min: 0, max: MOST, default: 0 } as const

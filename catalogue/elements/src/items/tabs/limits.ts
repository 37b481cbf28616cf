/** Milliseconds that a part takes to come (elements reference 32). */
export const DURATION = { min: 0, max: 5000, default: 400 } as const
/** The greatest place of a tab, counted from 0. */
export const MOST = 999
/** The place of the tab that is chosen at first. */
export const CURRENT = { min: 0, max: MOST, default: 0 } as const
/** So many tabs the style sheet marks by the address, as it has a rule for each. */
export const BY_ADDRESS = 12

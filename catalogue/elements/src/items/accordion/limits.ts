/** Milliseconds that a body takes to open (elements reference 3). */
export const DURATION = { min: 0, max: 2000, default: 300 } as const

/** Seconds that are counted down. */
export const DURATION = { min: 0, max: 1e8, default: 60 } as const

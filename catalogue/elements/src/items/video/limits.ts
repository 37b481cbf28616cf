/** Seconds; the end of the film is where it ends. */
export const START = { min: 0, max: 86_400, default: 0 } as const
/** Milliseconds between two tellings of the time. */
export const TOLD_EVERY = 250

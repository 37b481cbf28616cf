/** Specification sections 5 and 9: milliseconds without a further change before one is told. */
export const DEBOUNCE_DELAY = { min: 1, max: 5000, default: 500 } as const

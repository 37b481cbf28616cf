/** Specification section 9. Milliseconds. */
export const LIMITS = { duration: { min: 0, max: 10_000, default: 300 } } as const

/** What the editor takes, and defaults; bound values may be anything. */
export const LIMITS = {
  min: { min: -1_000_000, max: 1_000_000, default: 0 },
  max: { min: -1_000_000, max: 1_000_000, default: 100 },
  step: { min: 0.000_001, max: 1_000_000, default: 1 },
  decimals: { min: 0, max: 8, default: 0 },
} as const

/** How long a button is held until it repeats, and how often it does then; milliseconds. */
export const HOLD = { before: 400, between: 60 } as const

/** Elements reference 19, with bounds below zero and fractions; numbers beyond a million are no matter of a slider. */
export const LIMITS = {
  min: { min: -1_000_000, max: 1_000_000, default: 0 },
  max: { min: -1_000_000, max: 1_000_000, default: 100 },
  distance: { min: 0, max: 1_000_000, default: 0 },
  step: { min: 0.0001, max: 1_000_000, default: 1 },
} as const

/** Steps that Page Up and Page Down go. */
export const PAGE_STEPS = 10

/** How many may be chosen. */
export const LIMITS = {
  min: { min: 0, max: 1000, default: 0 },
  max: { min: 0, max: 1000, default: 0 },
} as const

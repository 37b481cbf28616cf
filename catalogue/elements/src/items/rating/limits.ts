/** Elements reference, part G. */
export const LIMITS = {
  max: { min: 1, max: 10, default: 5 },
  value: { min: 0, max: 10, default: 0, step: 0.5 },
} as const

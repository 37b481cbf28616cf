/** Elements reference 22.1. Delays in milliseconds. */
export const LIMITS = {
  openDelay: { min: 0, max: 5000, default: 300 },
  closeDelay: { min: 0, max: 5000, default: 100 },
} as const

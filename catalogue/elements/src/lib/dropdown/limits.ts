/** Specification section 9 and elements reference 22. Delays in milliseconds. */
export const LIMITS = {
  zIndex: { min: 0, max: 100, default: 0 },
  openDelay: { min: 0, max: 5000, default: 0 },
  closeDelay: { min: 0, max: 5000, default: 200 },
} as const

/** Milliseconds that the ring takes to fill, and waits before that (specification section 9). */
export const ANIMATION = {
  duration: { min: 1, max: 999, default: 400 },
  delay: { min: 1, max: 999, default: 1 },
} as const

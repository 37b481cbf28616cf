/** Specification sections 5 and 9, elements reference 15. `listHeight` in pixels. */
export const LIMITS = {
  limit: { min: 10, max: 50, default: 20 },
  listHeight: { min: 40, max: 500, default: 240 },
  choices: { min: 0, max: 50, default: 0 },
} as const

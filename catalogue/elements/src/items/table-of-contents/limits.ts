/** Levels of headings. */
export const LEVELS = { from: { min: 1, max: 5, default: 2 }, to: { min: 1, max: 5, default: 3 } } as const

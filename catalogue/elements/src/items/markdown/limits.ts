/** The level that the highest heading of a text has on the page. */
export const LEVEL = { min: 1, max: 4, default: 2 } as const

/** Rows on a page. */
export const SIZE = { min: 1, max: 1e6, default: 10 } as const

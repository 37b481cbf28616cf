/** The greatest number that is written out. */
export const COUNT = { min: 1, max: 1e9, default: 99 } as const

/** What formulas in a popup read of its place where nothing opened it: it is the only one. */
export const PLACE_ALONE = { index: 0, instancesCount: 1, totalCount: 1 } as const

/** What is drawn of data that somebody else gave. */
export const MOST_SERIES = 50
/** Rows of the table that screen readers read, and that stands where no script runs. */
export const MOST_ROWS = 100
export const LEGEND_SIZE = { min: 0, max: 50, default: 12 } as const

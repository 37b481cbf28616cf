/** Most retries of one request. */
export const MAX_RETRIES = 20
/** Longest wait before a retry in milliseconds. */
export const MAX_RETRY_DELAY = 60_000
/** Cells of a table that is saved as CSV. */
export const MAX_CSV_CELLS = 10_000_000

/** Most retries of one request. */
export const MAX_RETRIES = 20
/** Longest wait before a retry in milliseconds. */
export const MAX_RETRY_DELAY = 60_000

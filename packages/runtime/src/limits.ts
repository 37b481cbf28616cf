/** Specification section 2: where unknown addresses lead, below the base path. */
export const NOT_FOUND_PATH = '404'
/** Logic reference 3: key in local storage of a variable that is kept there. */
export const VARIABLE_STORAGE_PREFIX = 'variable-'
/** Specification section 9: the page-load progress bar. `start` and `step` of 100 percent, `tick` in milliseconds. */
export const PROGRESS = { start: 10, step: 1 / 5, tick: 300, color: 'black' } as const
/** Rows that a source may claim to have: a page that has not come yet takes memory too. */
export const MAX_COLLECTION_ROWS = 1_000_000
/** Logic reference 2.3, P: scroll and resize start workflows at most once in so many milliseconds. */
export const SCROLL_INTERVAL = 100
/** Pauses between attempts to load what a page lacks, in milliseconds: each twice the one before. */
export const RETRY = { first: 1000, most: 60_000 } as const
/** Compiled formulas that are kept for equal ones; the editor's canvas makes another with every key. */
export const MAX_SHARED_FORMULAS = 2000

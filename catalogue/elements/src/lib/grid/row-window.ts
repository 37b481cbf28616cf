/** Rows of a long list that stand at a time, at least: those in sight and some before and behind them. */
const STANDING = 24
/**
 * Rows that are exchanged at once, and how many stand before those in sight. What rows take that come and go falls into one
 * frame: few at a time make the longest frame shorter, and fewer rows stand.
 */
const STEP = 4
const BEFORE = 6
/** Shorter lists stand whole. */
const LONG = 100

/** Whether only those rows stand that are near what is in sight. */
export const isLong = (count: number, hasPages: boolean): boolean => !hasPages && count > LONG

/** The rows that stand, and the pixels that those before and after them take. */
export interface RowWindow {
  readonly from: number
  readonly to: number
  readonly before: number
  readonly after: number
}

/**
 * Rows of one height of which those near what is in sight stand.
 * @param first row that is to stand first, by `firstRow`
 * @param inSight rows that fit into the box
 */
export function rowWindow(count: number, first: number, height: number, inSight: number): RowWindow {
  const standing = Math.min(count, Math.max(STANDING, inSight + 2 * BEFORE + STEP))
  const from = Math.max(0, Math.min(first, count - standing))
  const to = from + standing
  return { from, to, before: from * height, after: (count - to) * height }
}

/** The row that stands first when a box is scrolled so far; the same for a few rows, so that not each pixel draws them anew. */
export function firstRow(scrolled: number, height: number): number {
  return Math.max(0, Math.floor((scrolled / height - BEFORE) / STEP) * STEP)
}

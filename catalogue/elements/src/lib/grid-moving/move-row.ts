/** A list with what stands at one place moved to another. */
export function moveRow<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || !(from in list)) return list
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}

/** A row that stands, by its place and its edges on the screen; what it shows of itself below counts to it. */
export interface RowEdges {
  readonly place: number
  readonly top: number
  readonly bottom: number
}

/** Between which rows one lands: before the row of this place, at this height of the screen. */
export interface Landing {
  readonly before: number
  readonly y: number
}

/**
 * Where a row lands that is let go at a height of the screen.
 * @param rows from the top down; some between them may be missing
 */
export function landingAt(rows: readonly RowEdges[], y: number): Landing | undefined {
  const next = rows.find(({ top, bottom }) => (top + bottom) / 2 > y)
  if (next) return { before: next.place, y: next.top }
  const last = rows.at(-1)
  return last && { before: last.place + 1, y: last.bottom }
}

/** The place of a row once it was put before another one. */
export const placeBefore = (from: number, before: number): number => (before > from ? before - 1 : before)

import type { InSight } from './scroll-near-edge.ts'

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

/** Pixels by which an edge may be out of sight and count as seen, as edges are no whole pixels. */
const NEARLY = 1

/**
 * Where a row lands that is let go at a height of the screen: at the edge next to it, or at the one beside that where the line
 * would be under the headings or the totals.
 * @param rows from the top down; some between them may be missing
 */
export function landingAt(rows: readonly RowEdges[], y: number, sight: InSight): Landing | undefined {
  const last = rows.at(-1)
  if (!last) return undefined
  const edges = [...rows.map(({ place, top }) => ({ before: place, y: top })), { before: last.place + 1, y: last.bottom }]
  const next = rows.findIndex(({ top, bottom }) => (top + bottom) / 2 > y)
  const index = next < 0 ? rows.length : next
  const edge = edges[index]
  if (edge && edge.y > sight.bottom + NEARLY) return edges[index - 1] ?? edge
  if (edge && edge.y < sight.top - NEARLY) return edges[index + 1] ?? edge
  return edge
}

/** The place of a row once it was put before another one. */
export const placeBefore = (from: number, before: number): number => (before > from ? before - 1 : before)

import type { Spot } from '@heddle/document/operations'
import type { OutlineRow } from './outline.ts'

/** A place between two lines where something can stand. */
export interface DropPlace {
  readonly spot: Spot
  /** How deep in branches and loops it stands. */
  readonly depth: number
}

/**
 * The places in the gap below a line, the deepest first: behind what ends there, at each depth that ends there with it.
 * @param at position of the line above the gap; -1 for the gap above the first one
 */
export function dropPlaces(rows: readonly OutlineRow[], at: number): readonly DropPlace[] {
  const row = rows[at]
  if (!row) return rows[0] ? [{ spot: { from: 'start' }, depth: 0 }] : []
  const below = rows[at + 1]
  const places: DropPlace[] = []
  const own = ownPlace(row, below)
  if (own) places.push(own)
  let { depth } = row
  for (let above = at - 1; above >= 0 && depth > 0; above -= 1) {
    const around = rows[above]
    if (around?.kind !== 'action' || around.depth >= depth) continue
    depth = around.depth
    // What stands below still belongs to it.
    if (below && below.depth > depth) continue
    places.push({ spot: { from: 'next', action: around.id }, depth })
  }
  return places
}

/** Behind a line, or to the beginning of what it holds. */
function ownPlace(row: OutlineRow, below: OutlineRow | undefined): DropPlace | undefined {
  if (row.kind === 'joins') return undefined
  if (row.kind !== 'action') return { spot: row.spot, depth: row.depth }
  const holds = below !== undefined && below.depth > row.depth
  if (!holds) return { spot: { from: 'next', action: row.id }, depth: row.depth }
  const spot: Spot = below.kind === 'branch' ? below.spot : { from: 'loop', action: row.id }
  return { spot, depth: row.depth + 1 }
}

/** The place whose depth is nearest to the one that is wanted. */
export function nearestPlace(places: readonly DropPlace[], depth: number): DropPlace | undefined {
  return places.toSorted((a, b) => Math.abs(a.depth - depth) - Math.abs(b.depth - depth))[0]
}

/** Actions that cannot be moved to a place: it lies inside one of them. */
export function isInside(rows: readonly OutlineRow[], ids: ReadonlySet<string>, { spot }: DropPlace): boolean {
  if (!('action' in spot)) return false
  if (ids.has(spot.action)) return spot.from !== 'next'
  let depth = Number.POSITIVE_INFINITY
  for (const row of rows) {
    if (row.kind === 'action' && row.depth <= depth) depth = ids.has(row.id) ? row.depth : Number.POSITIVE_INFINITY
    if (row.kind === 'action' && row.id === spot.action) return depth < row.depth
  }
  return false
}

import type { Id } from '@heddle/document'
import type { Spot } from '@heddle/document/operations'
import type { OutlineRow } from './outline.ts'

/** Where something that is added at a line goes: behind an action, to the beginning of a branch. */
export function placeBelow(row: OutlineRow): Spot | undefined {
  if (row.kind === 'action') return { from: 'next', action: row.id }
  return row.kind === 'joins' ? undefined : row.spot
}

/** The actions from where a range began to where it is now; the one that is active where there is no range. */
export function chosenOf(rows: readonly OutlineRow[], active: OutlineRow | undefined, from: string | undefined): readonly Id[] {
  if (!active) return []
  const a = rows.indexOf(active)
  const b = from === undefined ? a : rows.findIndex(({ key }) => key === from)
  return rows.slice(Math.min(a, b), Math.max(a, b) + 1).flatMap((row) => (row.kind === 'action' ? [row.id] : []))
}

/** Those of some actions that stand inside of no other one of them. */
export function outermostOf(rows: readonly OutlineRow[], ids: readonly Id[]): readonly Id[] {
  const wanted = new Set(ids)
  const found: Id[] = []
  let depth = Number.POSITIVE_INFINITY
  for (const row of rows) {
    if (row.kind !== 'action') continue
    if (row.depth > depth) continue
    const isWanted = wanted.has(row.id)
    depth = isWanted ? row.depth : Number.POSITIVE_INFINITY
    if (isWanted) found.push(row.id)
  }
  return found
}

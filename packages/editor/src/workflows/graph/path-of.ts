import type { Point } from './layout-types.ts'

/** Pixels by which a corner is rounded. */
const ROUNDING = 8

/** A way of straight parts whose corners are round. */
export function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const parts = [`M${first.x} ${first.y}`]
  let before = first
  for (const [at, corner] of rest.entries()) {
    const after = rest[at + 1]
    if (!after) parts.push(`L${corner.x} ${corner.y}`)
    else {
      const [a, b] = [towards(corner, before), towards(corner, after)]
      parts.push(`L${a.x} ${a.y}Q${corner.x} ${corner.y} ${b.x} ${b.y}`)
    }
    before = corner
  }
  return parts.join('')
}

/** A point beside a corner on the way to another one; no further than half of that way. */
function towards(corner: Point, other: Point): Point {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y)
  const share = length === 0 ? 0 : Math.min(ROUNDING, length / 2) / length
  return { x: corner.x + (other.x - corner.x) * share, y: corner.y + (other.y - corner.y) * share }
}

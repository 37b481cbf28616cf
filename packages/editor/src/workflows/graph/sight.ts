import type { GraphEdge, Rectangle } from './layout-types.ts'

/** Side of the squares by which a view moves, in pixels of the graph at its own size: between two of them nothing else comes into sight. */
const SQUARE = 512
/** What stands on a way reaches this far around it. */
const AROUND = 24

/** What of the graph is seen, a little more than that: as a text, so that it is the same while nothing else is seen. */
export function sightOf(
  [x, y, zoom]: readonly [x: number, y: number, zoom: number],
  { width, height }: { readonly width: number; readonly height: number },
): string {
  // The smaller everything is drawn, the larger are the squares: there are always about as many.
  const square = SQUARE * 2 ** Math.max(0, Math.ceil(-Math.log2(zoom)))
  const sides = [Math.floor(-x / zoom / square), Math.floor(-y / zoom / square)]
  const ends = [Math.ceil((width - x) / zoom / square), Math.ceil((height - y) / zoom / square)]
  return [...sides, ...ends].map((side) => side * square).join(' ')
}

/** The rectangle of the graph that such a text tells of. */
export function readSight(sight: string): Rectangle {
  const [x = 0, y = 0, right = 0, bottom = 0] = sight.split(' ').map(Number)
  return { x, y, width: right - x, height: bottom - y }
}

/** The ways that lead through a rectangle, as far as their outermost corners tell. */
export function waysIn(edges: readonly GraphEdge[], { x, y, width, height }: Rectangle): readonly GraphEdge[] {
  const [left, top, right, bottom] = [x - AROUND, y - AROUND, x + width + AROUND, y + height + AROUND]
  return edges.filter(({ points, label }) => {
    let [from, to, up, down] = [Infinity, -Infinity, Infinity, -Infinity]
    for (const point of label ? [...points, label] : points) {
      from = Math.min(from, point.x)
      to = Math.max(to, point.x)
      up = Math.min(up, point.y)
      down = Math.max(down, point.y)
    }
    return from <= right && to >= left && up <= bottom && down >= top
  })
}
